import { singleFaults } from "./single-faults.ts";

singleFaults(1, 2);
