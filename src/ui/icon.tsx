const paths = {
  menu: "M3 7h18M3 12h18M3 17h18",
  close: "M5 5l14 14M19 5L5 19",
  zoomIn: "M12 5v14M5 12h14",
  zoomOut: "M5 12h14",
  previous: "M14.5 5.5L8 12l6.5 6.5",
  next: "M9.5 5.5L16 12l-6.5 6.5",
  down: "M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5",
  pause: "M9 6v12M15 6v12",
  play: "M8.5 6v12l9.5-6z",
  truck:
    "M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5zM5 16.5a2 2 0 104 0 2 2 0 10-4 0M15 16.5a2 2 0 104 0 2 2 0 10-4 0",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0120.5 8v8a4.5 4.5 0 01-4.5 4.5H8A4.5 4.5 0 013.5 16V8A4.5 4.5 0 018 3.5zM8.2 12a3.8 3.8 0 107.6 0 3.8 3.8 0 10-7.6 0M17 7h.01",
  tiktok: "M13 3.5V15.6a3.6 3.6 0 11-3.6-3.6M13 4c.3 2.8 2.2 4.7 5 4.9",
  whatsapp:
    "M4 20l1.2-4.2A8 8 0 118.3 19zM9 8.3c-.6 3.2 3 6.9 6.3 6.5l.6-1.9-2-1-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-.9-2z",
} as const;

export type IconName = keyof typeof paths;

/** Draws an icon in the colour of the text. Screen readers ignore it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
