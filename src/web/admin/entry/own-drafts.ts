/**
 * Where a tab keeps what its administrator has begun and nobody has stored yet: it outlives a session that ends by itself,
 * so that it is there after the next sign-in, and goes when they sign out.
 */
export const ownDrafts = { note: "draft:note:", reply: "draft:reply:" } as const;

/** Forgets all of it. What the tab keeps of visitors' forms, and the browser of calculations, stays. */
export function forgetOwnDrafts(): void {
  try {
    for (const place of Object.keys(sessionStorage))
      if (Object.values(ownDrafts).some((own) => place.startsWith(own))) sessionStorage.removeItem(place);
  } catch {
    // Storage is switched off: nothing is in it.
  }
}
