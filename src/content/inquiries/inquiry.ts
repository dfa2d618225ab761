import { type InquiryProduct, inquiryLimits, inquiryProducts } from "#domain/inquiries/inquiry.ts";
import { localized } from "../localized.ts";
import { paths } from "../paths.ts";
import { worded } from "../worded.ts";
import type { InquiryProblemWords } from "./inquiry-problem.ts";

const products = inquiryProducts.map((id) => ({ id }) satisfies { id: InquiryProduct });

/** Words of the inquiry form: labels, messages per field, toasts. */
export const inquiry = localized({
  ko: {
    title: "온라인 문의",
    description: "순환수량, 입·출구 수온, 습구온도와 설치 장소를 적어 주시면 검토가 빨라집니다.",
    requiredNote: "*\u00a0표시는 필수 항목입니다.",
    requiredMark: "필수",
    leaveEmpty: "이 칸은 비워 두세요",
    fields: {
      company: { label: "회사명", placeholder: "회사 또는 기관 이름" },
      name: { label: "담당자명", placeholder: "성함" },
      phone: { label: "전화번호", placeholder: "예: 010-0000-0000" },
      email: { label: "이메일", placeholder: "예: name@example.com" },
      productType: { label: "문의 분야", placeholder: "선택해 주세요" },
      message: {
        label: "문의 내용",
        placeholder:
          "예: 순환수량 390\u00a0m³/hr, 입구 37\u00a0°C, 출구 32\u00a0°C, 습구온도 27\u00a0°C, 옥상\u00a0설치",
      },
    },
    products: worded(products, {
      industrial: { label: "산업용 냉각탑" },
      package: { label: "패키지 냉각탑" },
      "water-treatment": { label: "수처리 설비" },
      maintenance: { label: "유지보수" },
      other: { label: "기타" },
    }),
    send: "문의 보내기",
    sending: "보내는 중...",
    problems: {
      required: {
        company: "회사명을 입력해 주세요.",
        name: "담당자명을 입력해 주세요.",
        phone: "전화번호를 입력해 주세요.",
        email: "이메일을 입력해 주세요.",
        message: "문의 내용을 입력해 주세요.",
      },
      "too-long": {
        company: `회사명은 ${limit("company")}자까지 입력할 수 있습니다.`,
        name: `담당자명은 ${limit("name")}자까지 입력할 수 있습니다.`,
        phone: `전화번호는 ${limit("phone")}자까지 입력할 수 있습니다.`,
        email: `이메일은 ${limit("email")}자까지 입력할 수 있습니다.`,
        message: `문의 내용은 ${limit("message")}자까지 입력할 수 있습니다.`,
      },
      phone: "전화번호는 숫자, 하이픈(-), 플러스(+), 괄호(), 공백만 입력 가능합니다.",
      email: "이메일 주소를 정확히 입력해 주세요. 예: name@example.com",
      product: "문의 분야를 목록에서 다시 선택해 주세요.",
    } satisfies InquiryProblemWords,
    success: { title: "문의가 접수되었습니다", description: "담당자가 곧 연락드리겠습니다." },
    failure: { title: "문의를 보내지 못했습니다", description: "오류가 발생했습니다. 다시 시도해 주세요." },
    invalid: "표시된 항목을 확인해 주세요.",
    tooMany: "짧은 시간에 문의가 여러 번 접수되었습니다. 잠시 후 다시 보내 주세요.",
    privacy: {
      note: "입력하신 개인정보는 문의 답변에만 사용하고, 접수일부터 3년간 보관한 뒤 파기합니다.",
      link: { label: "개인정보 처리방침 보기", href: paths.privacy },
    },
  },
  en: {
    title: "Online inquiry",
    description:
      "Flow rate, inlet and outlet temperatures, design wet bulb and site location help us answer faster.",
    requiredNote: "Fields marked with an asterisk (*) are required.",
    requiredMark: "required",
    leaveEmpty: "Leave this field empty",
    fields: {
      company: { label: "Company", placeholder: "Company or organization" },
      name: { label: "Name", placeholder: "Your name" },
      phone: { label: "Phone", placeholder: "e.g. +1 678-555-0100" },
      email: { label: "Email", placeholder: "e.g. name@example.com" },
      productType: { label: "Product or service", placeholder: "Please select" },
      message: {
        label: "Message",
        placeholder:
          "e.g. 390\u00a0m³/hr, inlet 37\u00a0°C, outlet 32\u00a0°C, wet bulb 27\u00a0°C, rooftop installation",
      },
    },
    products: worded(products, {
      industrial: { label: "Industrial cooling towers" },
      package: { label: "Package cooling towers" },
      "water-treatment": { label: "Water treatment systems" },
      maintenance: { label: "Maintenance" },
      other: { label: "Other" },
    }),
    send: "Send Inquiry",
    sending: "Sending...",
    problems: {
      required: {
        company: "Enter your company name.",
        name: "Enter your name.",
        phone: "Enter your phone number.",
        email: "Enter your email address.",
        message: "Enter your message.",
      },
      "too-long": {
        company: `Company name can be at most ${limit("company")} characters.`,
        name: `Name can be at most ${limit("name")} characters.`,
        phone: `Phone number can be at most ${limit("phone")} characters.`,
        email: `Email address can be at most ${limit("email")} characters.`,
        message: `Message can be at most ${limit("message")} characters.`,
      },
      phone: "Phone number may contain only digits, hyphens (-), plus signs (+), parentheses () and spaces.",
      email: "Enter a valid email address, e.g. name@example.com.",
      product: "Choose a product or service from the list again.",
    },
    success: { title: "Inquiry sent successfully", description: "We will contact you soon." },
    failure: { title: "Failed to send inquiry", description: "An error occurred. Please try again." },
    invalid: "Please check the marked fields.",
    tooMany: "Several inquiries arrived within a short time. Please wait a moment and send again.",
    privacy: {
      note: "We use your details only to answer your inquiry and delete them three years after receiving it.",
      link: { label: "Read the privacy policy", href: paths.privacy },
    },
  },
});

/** The longest text of a field, with a thousands separator. */
function limit(field: keyof typeof inquiryLimits): string {
  return inquiryLimits[field].toLocaleString("en");
}

/** Words of the pages that take the form where there is no script. */
export const inquiryPage = localized({
  ko: {
    title: "온라인 문의 | SD쿨링타워",
    sentTitle: "문의 접수 완료 | SD쿨링타워",
    home: "홈으로",
  },
  en: {
    title: "Online inquiry | SD Cooling Tower",
    sentTitle: "Inquiry received | SD Cooling Tower",
    home: "Go to Home",
  },
});
