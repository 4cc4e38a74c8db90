import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component } from "react";
import { LISTENING } from "../preview/draft.ts";
import { draftOf, mediaIn } from "./draft.ts";
import type { Asset } from "./photograph.tsx";
import { type ContentFile, SCHEMAS } from "./schemas.ts";

type Props = CustomPreviewTemplateProps & { file: ContentFile };

/** Tells the page in the preview's frame (tools/taller/preview) of every change. It draws nothing itself. */
class Preview extends Component<Props> {
  /** Where the browser has photographs, by their names; empty while one is fetched. */
  private readonly media = new Map<string, string>();

  override componentDidMount(): void {
    addEventListener("message", this.hear);
    // That page may listen already.
    this.tell();
  }

  override componentDidUpdate(): void {
    this.tell();
  }

  override componentWillUnmount(): void {
    removeEventListener("message", this.hear);
  }

  private readonly hear = ({ source, data }: MessageEvent): void => {
    if (source === this.props.window && data === LISTENING) this.tell();
  };

  private tell(): void {
    const { file, entry, window } = this.props;
    const held = entry.toJS() as { data: unknown; slug: string };
    for (const name of mediaIn(held.data)) if (!this.media.has(name)) void this.fetch(name);
    const media = Object.fromEntries([...this.media].filter(([, address]) => address));
    const draft = draftOf(file, held, media);
    if (draft) window.postMessage(draft, location.origin);
  }

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
    return null;
  }
}

/** Shows what is not saved yet as the shop will show it. */
export function showPreview(): void {
  for (const file of Object.keys(SCHEMAS) as ContentFile[])
    CMS.registerPreviewTemplate(file, (props) => <Preview {...props} file={file} />);
}
