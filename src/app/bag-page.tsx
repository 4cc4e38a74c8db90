import type { Bag } from "../content";
import { BagMain } from "./bag/bag-main";
import { PhotoDialog } from "./bag/photo-dialog";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { shelfOf } from "./shelves";

/** Never hydrated: plain HTML and a small script (src/entry-bag-client.ts, docs/decisions/014). */
export function BagPage({ bag }: { bag: Bag }) {
  return (
    <>
      <Header current={shelfOf(bag)} inside />
      <main id="contenido" tabIndex={-1}>
        <BagMain bag={bag} />
      </main>
      <Footer />
      <PhotoDialog />
    </>
  );
}
