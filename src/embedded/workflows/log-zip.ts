/** The logs of a run's jobs, packed as GitHub packs them: `0_build.txt`, and `build/1_Set up job.txt` for each step. */
import type { JobRun } from "./job-run.ts";
import { type ZipEntry, zip } from "./zip.ts";

export function logZip(jobs: readonly JobRun[]): Uint8Array {
  return zip(jobs.flatMap((job, index) => [entry(`${index}_${fileName(job.name)}`, job.log.text()), ...stepLogs(job)]));
}

function stepLogs(job: JobRun): readonly ZipEntry[] {
  return job.steps.map(({ number, name }) =>
    entry(`${fileName(job.name)}/${number}_${fileName(name)}`, job.log.text(number)),
  );
}

function entry(name: string, text: string): ZipEntry {
  return { name: `${name}.txt`, content: Buffer.from(text) };
}

/** What a file's name can't have, GitHub leaves out. */
function fileName(name: string): string {
  return name.replaceAll(/[/:\\<>|*?"\r\n]/g, "").slice(0, 90);
}
