import { PANEL } from "../../model/emailjs.ts";
import type { Reply } from "./http.ts";
import { type Fields, isObject, stringOf } from "./json.ts";
import type { MailKeys } from "./keys.ts";

const VARIABLES_LIMIT = 50_000;

/** The JSON that the provider's client sends, before anything about it is known. */
export type SendBody = Fields<
  "lib_version" | "user_id" | "service_id" | "template_id" | "template_params"
>;

/** The message in what was sent. */
export const paramsOf = (
  body: SendBody,
): Fields<"from_name" | "from_email" | "message" | "to_email"> =>
  isObject(body.template_params) ? body.template_params : {};

/** What the provider would refuse a message with, if with anything. */
export function refusalOf(body: SendBody, keys: MailKeys): Reply | undefined {
  for (const key of ["lib_version", "user_id", "service_id", "template_id"] as const) {
    if (stringOf(body[key]) === "") return badRequest(`The ${key} parameter is required`);
  }
  if (!isObject(body.template_params)) {
    return badRequest("The template_params parameter is required");
  }
  if (body.user_id !== keys.publicKey) {
    return badRequest(`The Public Key is invalid. To find this ID, visit ${PANEL}/admin/account`);
  }
  if (body.service_id !== keys.serviceId) {
    return badRequest(`The service ID not found. To find this ID, visit ${PANEL}/admin`);
  }
  if (body.template_id !== keys.templateId) {
    return badRequest(`The template ID not found. To find this ID, visit ${PANEL}/admin/templates`);
  }
  if (Buffer.byteLength(JSON.stringify(body.template_params)) > VARIABLES_LIMIT) {
    return TOO_LARGE;
  }
  if (stringOf(paramsOf(body).to_email).trim() === "") {
    return { status: 422, body: "The recipients address is empty" };
  }
  return undefined;
}

export const badRequest = (body: string): Reply => ({ status: 400, body });

export const TOO_LARGE: Reply = {
  status: 413,
  body: "Variables size limit. The maximum allowed variables size is 50Kb",
};
