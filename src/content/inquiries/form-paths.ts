import { type Locale, pathIn } from "#domain/locale.ts";

/**
 * Addresses of the inquiry form without script, and of its confirmation. In a file of its own, as the form in
 * the browser needs no other path.
 */
export const inquiryFormPaths = { form: "/inquiry", sent: "/inquiry/sent" } as const;

/** Query parameter of the confirmation page with the reference of an inquiry. Without the cookie of the sender, its page shows only the reference. */
export const inquiryReferenceParameter = "number";

/** The page that confirms an inquiry, for its sender and for recipients of the mail. */
export function confirmationPath(locale: Locale, reference: string): string {
  return `${pathIn(locale, inquiryFormPaths.sent)}?${new URLSearchParams({ [inquiryReferenceParameter]: reference })}`;
}
