import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component } from "react";
import { LISTENING } from "../preview/draft.ts";
import { draftOf, mediaIn } from "./draft.ts";
import type { Asset } from "./photograph.tsx";
import { type ContentFile, SCHEMAS } from "./schemas.ts";

type Props = CustomPreviewTemplateProps & { file: ContentFile };

/** The shop in a frame (tools/taller/preview), which is told of every change. */
class Preview extends Component<Props> {
  private readonly frame: { current: HTMLIFrameElement | null } = { current: null };
  private isListening = false;
  /** Where the browser has photographs, by their names; empty while one is fetched. */
  private readonly media = new Map<string, string>();

  override componentDidMount(): void {
    this.props.window.addEventListener("message", this.hear);
  }

  override componentDidUpdate(): void {
    this.tell();
  }

  private readonly hear = ({ source, data }: MessageEvent): void => {
    if (source !== this.frame.current?.contentWindow || data !== LISTENING) return;
    this.isListening = true;
    this.tell();
  };

  private readonly tell = (): void => {
    if (!this.isListening) return;
    const { file, entry } = this.props;
    const held = entry.toJS() as { data: unknown; slug: string };
    for (const name of mediaIn(held.data)) if (!this.media.has(name)) void this.fetch(name);
    const media = Object.fromEntries([...this.media].filter(([, address]) => address));
    const draft = draftOf(file, held, media);
    if (draft) this.frame.current?.contentWindow?.postMessage(draft, location.origin);
  };

  private async fetch(name: string): Promise<void> {
    const isNew = name.startsWith("blob:");
    this.media.set(name, isNew ? name : "");
    if (isNew) return;
    const asset = this.props.getAsset(name) as Asset | undefined;
    await asset?.ready;
    // One that is missing is shown so.
    this.media.set(name, asset?.url ?? "blob:");
    this.tell();
  }

  override render() {
    return (
      <iframe
        ref={this.frame}
        title="La tienda, con tus cambios"
        src={new URL("vista/", location.href).href}
        style={{ position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 }}
      />
    );
  }
}

/** Shows what is not saved yet as the shop will show it. */
export function showPreview(): void {
  for (const file of Object.keys(SCHEMAS) as ContentFile[])
    CMS.registerPreviewTemplate(file, (props) => <Preview {...props} file={file} />);
}
