import type { Finding } from "../../../model/problem.ts";
import type { Drawing } from "../drawing-files.ts";

const SIMPLE = "Pide a quien dibujó el logo un SVG simple, solo con trazados.";

const FAULTS: Readonly<Record<NonNullable<Drawing["fault"]>, Finding>> = {
  other: {
    found: "un archivo que no es un dibujo SVG",
    advice:
      "Cambiarle el nombre a una foto no basta. Pide a quien dibujó el logo el archivo SVG, o expórtalo desde el programa de dibujo.",
  },
  active: {
    found: "un dibujo con algo más que trazados",
    advice: `Lleva dentro un programa, una animación, una foto o algo que está en otra parte. ${SIMPLE}`,
  },
  letters: {
    found: "un dibujo con letras que aún son texto",
    advice:
      "Cada navegador las pondría con otra letra. En el programa de dibujo, convierte el texto en trazados («crear contornos») y vuelve a exportarlo.",
  },
  heavy: {
    found: "un dibujo de más de 20 kB",
    advice: `Es de lo primero que se ve, y tardaría. ${SIMPLE}`,
  },
  unframed: {
    found: "un dibujo sin «viewBox»",
    advice:
      "Sin él no se sabe si es ancho o alto. Vuelve a exportarlo como SVG desde el programa de dibujo, con su «viewBox».",
  },
  empty: {
    found: "un dibujo en el que no se ve nada",
    advice: "Ábrelo en un navegador para comprobarlo, y vuelve a exportarlo.",
  },
  filled: {
    found: "un dibujo que llena todo su recuadro",
    advice:
      "La tienda lo pinta de un solo color, y saldría un rectángulo. Quítale el fondo y vuelve a exportarlo.",
  },
};

const MANY_COLOURS: Finding = {
  found: "un dibujo de varios colores",
  advice:
    "La tienda lo pinta de uno solo: arriba, el de los textos; al pie, el del fondo. Si así no se entiende, usa la versión de un solo color.",
  warning: true,
};

export const drawingFinding = ({ fault, manyColours }: Drawing): Finding | undefined =>
  fault ? FAULTS[fault] : manyColours ? MANY_COLOURS : undefined;
