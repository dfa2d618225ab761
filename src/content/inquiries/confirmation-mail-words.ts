import { localized } from "../localized.ts";

/** Words of the mail that confirms an inquiry to its sender. */
export const confirmationMailWords = localized({
  ko: {
    subject: "[{own}] 문의가 접수되었습니다 ({reference})",
    lead: "{own}에 문의해 주셔서 감사합니다. 문의가 접수되었으며, 담당자가 곧 연락드리겠습니다.",
    receipt: "접수 확인 화면",
    note: "전화나 이메일로 문의하실 때 접수 번호를 알려 주시면 바로 확인해 드립니다. 이 메일에 회신하셔도 됩니다.",
    mistaken:
      "문의하신 적이 없다면 다른 분이 이메일 주소를 잘못 적은 것입니다. 회신으로 알려 주시면 삭제하겠습니다.",
    company: { phone: "전화", email: "이메일", address: "주소", site: "사이트" },
  },
  en: {
    subject: "[{own}] We have received your inquiry ({reference})",
    lead: "Thank you for your inquiry to {own}. We have received it and will contact you soon.",
    receipt: "View your confirmation",
    note: "Quote the reference number when you call or write, so that we can find your inquiry at once. You can also reply to this email.",
    mistaken:
      "If you did not send an inquiry, someone entered your address by mistake. Reply to this email and we will delete it.",
    company: { phone: "Phone", email: "Email", address: "Address", site: "Website" },
  },
});
