import { singleFaults } from "./single-faults.ts";

singleFaults(0, 2);
