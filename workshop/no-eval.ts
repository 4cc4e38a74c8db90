import { config } from "zod/mini";

// Import before the schemas: zod would otherwise try `eval`, which the content security policy reports.
config({ jitless: true });
