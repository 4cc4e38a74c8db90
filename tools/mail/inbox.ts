import { paramsOf, type SendBody } from "./contract.ts";
import { stringOf } from "./json.ts";

const MAILS_KEPT = 200;

/** One message as the shop's owner receives it. */
export type ReceivedMail = {
  fromName: string;
  fromEmail: string;
  message: string;
  toEmail: string;
  receivedAt: string;
  /** The request's body exactly as it was sent. */
  body: unknown;
};

/** The messages that have arrived, the newest first, and how often each sender has tried. */
export function createInbox() {
  let mails: readonly ReceivedMail[] = [];
  const attempts = new Map<string, number>();
  return {
    count(sender: string): void {
      attempts.set(sender, (attempts.get(sender) ?? 0) + 1);
    },
    keep(body: SendBody): void {
      const params = paramsOf(body);
      const mail: ReceivedMail = {
        fromName: stringOf(params.from_name),
        fromEmail: stringOf(params.from_email),
        message: stringOf(params.message),
        toEmail: stringOf(params.to_email),
        receivedAt: new Date().toISOString(),
        body,
      };
      mails = [mail, ...mails].slice(0, MAILS_KEPT);
    },
    all: () => mails,
    of: (sender: string) => ({
      attempts: attempts.get(sender) ?? 0,
      messages: mails.filter(({ fromEmail }) => fromEmail === sender),
    }),
    empty(): void {
      mails = [];
      attempts.clear();
    },
  };
}
