import { Component } from "react";

/** A photograph as the package knows it; `ready` is ours (tools/taller/package.ts). */
export type Asset = { url: string; ready: Promise<void> };

type Props = { file: string; alt: string; find: ((file: string) => Asset | undefined) | undefined };

/** A photograph of the bag, which has to be fetched, or one that waits to be saved with it. */
export class Photograph extends Component<Props, { address: string }> {
  override state = { address: this.props.file.startsWith("blob:") ? this.props.file : "" };

  override componentDidMount(): void {
    const asset = this.state.address ? undefined : this.props.find?.(this.props.file);
    void asset?.ready.then(() => this.setState({ address: asset.url }));
  }

  override render() {
    const { address } = this.state;
    return address ? <img src={address} alt={this.props.alt} /> : <span className="taller-photo" />;
  }
}
