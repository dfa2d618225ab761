import { type Locale, pathIn } from "#domain/locale.ts";

/**
 * Addresses of the inquiry form without script, and of its confirmation. In a file of its own, as the form in
 * the browser needs no other path.
 */
export const inquiryFormPaths = { form: "/inquiry", sent: "/inquiry/sent" } as const;

/** Part of the confirmation's address. Who has the address alone reads the number, and nothing of the inquiry. */
export const referenceField = "number";

/** The page that confirms an inquiry, for who has sent it and for who has the mail. */
export function confirmationPath(locale: Locale, reference: string): string {
  return `${pathIn(locale, inquiryFormPaths.sent)}?${new URLSearchParams({ [referenceField]: reference })}`;
}
