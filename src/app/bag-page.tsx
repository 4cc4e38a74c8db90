import type { Product } from "../content";
import { Bag } from "./bag/bag";
import { PhotoDialog } from "./bag/photo-dialog";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { firstPage } from "./page-change";

/** No item of the header leads to where the visitor is. */
const NOWHERE = firstPage("not-found");

/**
 * The page of a bag. It is never hydrated: plain HTML, and a small script for what that
 * cannot do (src/entry-bag-client.ts, docs/decisions/014).
 */
export function BagPage({ bag }: { bag: Product }) {
  return (
    <>
      <Header page={NOWHERE} />
      <main id="contenido" tabIndex={-1}>
        <Bag bag={bag} />
      </main>
      <Footer />
      <PhotoDialog />
    </>
  );
}
