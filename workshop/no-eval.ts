import { config } from "zod/mini";

// Imported before the schemas: zod would try whether it may write programs, which the policy reports.
config({ jitless: true });
