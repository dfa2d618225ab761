import { type Brand, company as shipped } from "#content/company.ts";
import type { DraftState } from "../editing/state/draft-store.ts";

type Identity = Pick<typeof shipped, "name" | "brand">;

export function brandPath(part: keyof Brand): string {
  return `company.brand.${part}`;
}

export function draftIdentity({ places }: Pick<DraftState, "places">): Identity {
  const name = places.get("company.name");
  const part = (of: keyof Brand) => {
    const place = places.get(brandPath(of));
    return place?.kind === "fact" ? String(place.value) : shipped.brand[of];
  };
  return {
    name: name?.kind === "text" ? { ko: name.ko, en: name.en } : shipped.name,
    brand: {
      action: part("action"),
      dark: part("dark"),
      logo: part("logo"),
      logoOnDark: part("logoOnDark"),
    },
  };
}
