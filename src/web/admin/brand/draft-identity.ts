import { type Brand, company as shipped } from "#content/company.ts";
import { inEach, locales } from "#domain/locale.ts";
import type { DraftState } from "../editing/state/draft-store.ts";

type Identity = Pick<typeof shipped, "name" | "brand">;

export function brandPath(part: keyof Brand): string {
  return `company.brand.${part}`;
}

export function draftIdentity({ fields }: Pick<DraftState, "fields">): Identity {
  const name = fields.get("company.name");
  const part = (of: keyof Brand) => {
    const field = fields.get(brandPath(of));
    return field?.kind === "fact" ? String(field.value) : shipped.brand[of];
  };
  return {
    name: name?.kind === "text" ? inEach(locales, (locale) => name[locale]) : shipped.name,
    brand: {
      action: part("action"),
      dark: part("dark"),
      logo: part("logo"),
      logoOnDark: part("logoOnDark"),
    },
  };
}
