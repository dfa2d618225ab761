export const unsavedName = {
  note: (inquiryId: number) => `inquiry-note ${inquiryId}`,
  reply: (inquiryId: number) => `inquiry-reply ${inquiryId}`,
} as const;
