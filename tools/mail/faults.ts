import { type Fields, isObject } from "./json.ts";
import { STATUSES } from "./provider.ts";

/**
 * The ways in which a send can go wrong, or take its time. A browser may repeat a dropped request
 * by itself, once, when its connection had been in use before: that counts as two attempts.
 */
export type MailFault =
  | { status: number; body?: string; contentType?: string }
  | { hang: true }
  | { drop: true }
  | { delayMs: number };

/** What the mailbox's page offers to happen to every message, in the order in which it does. */
export const CHOICES: readonly { value: string; label: string; fault?: MailFault }[] = [
  { value: "", label: "Todo funciona" },
  ...Object.entries(STATUSES).flatMap(([status, { mailbox }]) =>
    mailbox
      ? [{ value: status, label: `${status}: ${mailbox.label}`, fault: { status: Number(status) } }]
      : [],
  ),
  { value: "hang", label: "No contesta nunca", fault: { hang: true } },
  { value: "drop", label: "Se corta la conexión", fault: { drop: true } },
  { value: "slow", label: "Contesta bien, pero tarda 5 segundos", fault: { delayMs: 5000 } },
];

/** The sender under whose name a fault for everybody is kept. */
export const EVERYBODY = "";

/** The faults that messages meet: one for everybody, and one for each sender that has one of its own. */
export function createFaults() {
  const faults = new Map<string, { fault: MailFault; times: number }>();
  return {
    set(sender: string, fault: MailFault, times = Number.POSITIVE_INFINITY): void {
      faults.set(sender, { fault, times });
    },
    clear(sender: string): void {
      faults.delete(sender);
    },
    /** The fault that meets this sender's message now; faults that are for a few times run out. */
    take(sender: string): MailFault | undefined {
      const key = faults.has(sender) ? sender : EVERYBODY;
      const entry = faults.get(key);
      if (entry === undefined) return undefined;
      entry.times -= 1;
      if (entry.times <= 0) faults.delete(key);
      return entry.fault;
    },
    /** The choice of the page that is in force. */
    choice(): string {
      const inForce = JSON.stringify(faults.get(EVERYBODY)?.fault);
      return CHOICES.find(({ fault }) => JSON.stringify(fault) === inForce)?.value ?? "";
    },
  };
}

export const isFault = (value: unknown): value is MailFault =>
  isObject<Fields<"hang" | "drop" | "delayMs" | "status">>(value) &&
  (value.hang === true ||
    value.drop === true ||
    typeof value.delayMs === "number" ||
    (typeof value.status === "number" && value.status >= 200 && value.status <= 599));
