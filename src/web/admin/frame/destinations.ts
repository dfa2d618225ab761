/** Screens of the navigation in display order. */
export const destinations = [
  "start",
  "projects",
  "products",
  "pages",
  "inquiries",
  "editing",
  "administrators",
  "mail",
  "account",
] as const;

export type Destination = (typeof destinations)[number];

/** By frequency of use on a phone. */
const onPhones: readonly Destination[] = [
  "inquiries",
  "projects",
  "editing",
  "products",
  "pages",
  "account",
  "administrators",
  "mail",
  "start",
];

/** The last slot opens the screens without a slot. */
const phoneSlots = 4;

/** Splits the screens of an account into those in the phone's bar and the others. */
export function forPhone(pages: readonly Destination[]) {
  const inBar =
    pages.length <= phoneSlots
      ? pages
      : onPhones.filter((page) => pages.includes(page)).slice(0, phoneSlots - 1);
  return { inBar, others: pages.filter((page) => !inBar.includes(page)) };
}
