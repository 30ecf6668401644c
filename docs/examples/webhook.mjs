// Hears of milestones from Rondo, and believes only what is signed: PORT=8080 RONDO_WEBHOOK_SECRET=… node webhook.mjs
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const { PORT = "8080", RONDO_WEBHOOK_SECRET: secret = "" } = process.env;
if (secret === "") throw new Error("RONDO_WEBHOOK_SECRET is not set.");

function isSigned(body, given = "") {
  const wanted = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

const seen = new Set();

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  if (!isSigned(body, request.headers["x-rondo-signature-256"])) return response.writeHead(401).end();
  const delivery = request.headers["x-rondo-delivery"];
  if (!seen.has(delivery)) {
    seen.add(delivery);
    const { repository, issue, iteration, milestones } = JSON.parse(body);
    for (const { text } of milestones) console.log(`${repository}#${issue}, iteration ${iteration}: ${text}`);
  }
  response.writeHead(204).end();
});

server.listen(Number(PORT), () => console.log(`listening on ${server.address().port}`));
