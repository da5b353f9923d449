interface Kept {
  isWhole: boolean;
  bytes: number;
  visited: number;
}

/** Tells what of the site is on this device, and keeps the rest when asked. */
class KeptStatus extends HTMLElement {
  connectedCallback(): void {
    if (!('serviceWorker' in navigator)) return;
    this.button?.addEventListener('click', () => this.ask('keep everything'));
    this.ask('what is kept');
    for (const change of ['controllerchange', 'message']) {
      navigator.serviceWorker.addEventListener(change, () => this.ask('what is kept'));
    }
  }

  private get button(): HTMLButtonElement | null {
    return this.querySelector('button');
  }

  private async ask(question: 'keep everything' | 'what is kept'): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Kept>) => this.show(data, question);
    if (question === 'keep everything') this.say('Fetching …');
    active?.postMessage(question, [port2]);
  }

  private show({ isWhole, bytes, visited }: Kept, question: string): void {
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    const pages = `${visited} ${visited === 1 ? 'page' : 'pages'} you visited besides`;
    const missed = question === 'keep everything' && !isWhole;
    const state = isWhole
      ? `On this device: everything, ${size}`
      : 'On this device: not everything yet';
    this.say(
      `${state}${visited > 0 ? `, and ${pages}` : ''}.${missed ? ' It could not all be fetched; try again with a better connection.' : ''}`,
    );
    const { button } = this;
    if (!button) return;
    button.hidden = isWhole;
    button.textContent = `Keep everything now (${size})`;
  }

  private say(words: string): void {
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = words;
  }
}

customElements.define('kept-status', KeptStatus);
