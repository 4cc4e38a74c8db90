/** The e-mail provider. Another one changes this file, model/schema/emailjs.ts and features/contact/send-message.ts. */
export const mailProvider = {
  name: "EmailJS",
  /** The only foreign origin that the shop sends requests to. */
  origin: "https://api.emailjs.com",
  sendPath: "/api/v1.0/email/send",
  dashboardUrl: "https://dashboard.emailjs.com",
} as const;

/** The account of the demo shop, whose mail goes to the mailbox of the host that serves it (tools/mail). */
export const DEMO_MAIL_ACCOUNT = {
  publicKey: "clave-publica-demo",
  serviceId: "servicio_demo",
  templateId: "plantilla_demo",
  isSameOrigin: true,
};

/** Whether the provider has refused a message: its client then throws the response, an object with its HTTP status. */
export const isRefusal = (error: unknown): boolean => error instanceof Object && "status" in error;

/** The variables of the owner's e-mail template (docs/publicar.md). */
export const TEMPLATE_VARIABLES = ["from_name", "from_email", "message", "to_email"] as const;
export type TemplateParams = Record<(typeof TEMPLATE_VARIABLES)[number], string>;
