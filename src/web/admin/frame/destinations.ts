/** Screens of the navigation, in the order of the rail. */
export const destinations = [
  "start",
  "projects",
  "products",
  "pages",
  "inquiries",
  "editing",
  "administrators",
  "account",
] as const;

export type Destination = (typeof destinations)[number];

/** The same by how often they are opened on a phone. */
const onPhones: readonly Destination[] = [
  "inquiries",
  "projects",
  "editing",
  "products",
  "pages",
  "account",
  "administrators",
  "start",
];

/** The bar of a phone has four places; the last one opens the screens that have none. */
const phonePlaces = 4;

/** Divides the screens of an account into those in the bar of a phone and the others. */
export function forPhone(pages: readonly Destination[]) {
  const inBar =
    pages.length <= phonePlaces
      ? pages
      : onPhones.filter((page) => pages.includes(page)).slice(0, phonePlaces - 1);
  return { inBar, others: pages.filter((page) => !inBar.includes(page)) };
}
