/** Downloads a file that was created in the browser. */
export function offerFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Delayed, since the browser may not have started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
