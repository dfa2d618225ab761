/** Hands the visitor a file made in the browser, as a download. */
export function offerFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser may not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
