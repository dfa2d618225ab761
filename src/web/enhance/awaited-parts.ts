/** Pauses before each new attempt to load missing parts of a page, ms: some three minutes in all. */
const waitsMs = [1_000, 5_000, 15_000, 45_000, 120_000];

/**
 * Parts that the server could not fill (`data-awaited`) still say that they are loading. They are taken from the same
 * page, asked for anew; what fails is tried again a few times, and then they stay as they are.
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
  const answer = await fetch(location.href, { cache: "no-store" });
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}
