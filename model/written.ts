import { meantPrices, meantSize } from "./advice.ts";
import { SHIPPED } from "./brand-colours.ts";
import type { Field } from "./field.ts";
import { isText } from "./values.ts";

const LIKE: Readonly<Partial<Record<Field["control"], string>>> = {
  photo: "1.jpg",
  drawing: "fotos/logo.svg",
  film: "peliculas/hero-desktop.mp4",
  link: "https://www.mitienda.es",
};

/** How to write a value in a file, as a sentence behind a message. @param value what stands there */
export function asWritten(field: Field, value: unknown): string | undefined {
  const { key, control, choices = [], optional } = field;
  const line = (written: string) => `«${key}: ${written}»`;
  const orNone = optional ? "; si no, quita la línea" : "";
  switch (control) {
    case "amount": {
      const [one = "24.50", other] = meantPrices(value);
      const or = other ? ` o ${line(other)}` : "";
      return `${line(one)}${or}, sin comillas ni €, con punto para los decimales${orNone}.`;
    }
    case "size":
      return `${line(meantSize(value))}, sin «cm», con punto para los decimales.`;
    case "colour":
      return `${line(`'${SHIPPED.accent}'`)}, entre comillas simples: sin ellas, lo que sigue a la almohadilla no se lee.`;
    case "choice":
      return `«${choices.map((each) => each.value).join("», «")}» (${choices.map((each) => each.label).join(", ")})${orNone}.`;
    case "switch":
      return `${line("true")} si sí${optional ? orNone : ` o ${line("false")} si no`}; sin comillas.`;
    case "group":
      return "debajo van sus campos, cada uno en su línea y con dos espacios delante.";
    case "list":
    case "photos": {
      const keys = field.item?.fields
        ?.filter((each) => !each.optional)
        .map((each) => `«${each.key}»`);
      return `cada uno detrás de un guion${keys?.length ? `, con ${keys.join(" y ")}` : ""}.`;
    }
    default:
      if (typeof value === "number" || typeof value === "boolean")
        return `entre comillas, ${line(`"${value}"`)}.`;
      return LIKE[control] && !isText(value) ? `por ejemplo ${line(LIKE[control])}.` : undefined;
  }
}
