/** Does something once the page shows what the stores now hold. */
export function onceDrawn(act: () => void): void {
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(act)));
}
