/** Delays before each retry of missing parts of a page, ms: about three minutes in total. */
const waitsMs = [1_000, 5_000, 15_000, 45_000, 120_000];

/**
 * Replaces parts that the server could not render (`data-awaited`) with those of the same page fetched again;
 * retries a few times, then leaves the loading text.
 */
export async function fillAwaitedParts(): Promise<void> {
  for (const wait of waitsMs) {
    const awaited = document.querySelectorAll("[data-awaited]");
    if (awaited.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const fresh = await freshPage().catch(() => undefined);
    for (const part of awaited) {
      const filled = fresh?.querySelector(`#${part.id}:not([data-awaited])`);
      if (filled) part.replaceWith(filled);
    }
  }
}

async function freshPage(): Promise<Document> {
  const response = await fetch(location.href, { cache: "no-store" });
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
