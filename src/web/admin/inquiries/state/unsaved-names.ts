/** Names of the unsaved entries of an inquiry, by what they become. */
export const unsavedName = {
  note: (inquiryId: number) => `inquiry-note ${inquiryId}`,
  reply: (inquiryId: number) => `inquiry-reply ${inquiryId}`,
} as const;
