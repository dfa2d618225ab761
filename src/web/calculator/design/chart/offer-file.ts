/** Hands the visitor a file made in the browser, as a download. */
export function offerFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; kept longer, the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
