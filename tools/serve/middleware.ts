import type { IncomingMessage, ServerResponse } from "node:http";

/** A step of a connect-style server: answers the request, or passes it on. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
