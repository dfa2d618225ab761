/** Where the inquiry form goes without script, and where that leads. By itself, as the form in the browser needs no other path. */
export const inquiryFormPaths = { form: "/inquiry", sent: "/inquiry/sent" } as const;
