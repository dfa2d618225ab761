/** Lifetime of the language cookie. The server redirects Korean addresses to its language. */
const oneYearS = 365 * 24 * 60 * 60;

/** Makes the language toggle keep the current query and hash, and stores the choice. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    link.addEventListener("click", () => {
      store(link.dataset.language ?? "");
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}

function store(language: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `lang=${language}; Path=/; Max-Age=${oneYearS}; SameSite=Lax${secure}`;
}
