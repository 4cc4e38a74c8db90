import { config } from "zod";

// Before any schema is written: each would try whether it may write its own code, and the policy forbids it.
config({ jitless: true });
