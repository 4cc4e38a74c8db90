/** The interface of the e-mail provider, EmailJS, as the shop uses it. A change of provider begins here. */

/** The only foreign origin that the shop sends requests to. */
export const EMAILJS_ORIGIN = "https://api.emailjs.com";
export const EMAILJS_SEND_PATH = "/api/v1.0/email/send";

/** The variables of the owner's e-mail template (docs/publicar.md). */
export type TemplateParams = {
  from_name: string;
  from_email: string;
  message: string;
  to_email: string;
};
