/** Whether the whole site is on the device and its worker answers for this page. Runs in the page. */
export async function isEverythingKept(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return false;
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data.isWhole);
  });
  controller.postMessage('what is kept', [port2]);
  return told;
}
