export const unsavedName = {
  note: (inquiryId: number) => `inquiry-note ${inquiryId}`,
  reply: (inquiryId: number) => `inquiry-reply ${inquiryId}`,
  next: (inquiryId: number) => `inquiry-next ${inquiryId}`,
  value: (inquiryId: number) => `inquiry-value ${inquiryId}`,
} as const;
