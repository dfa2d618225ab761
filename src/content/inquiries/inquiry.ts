import type { InquiryFileProblem } from "#domain/inquiries/files/inquiry-file.ts";
import {
  type InquiryProduct,
  inquiryFields,
  inquiryProducts,
  type TypedInquiryField,
} from "#domain/inquiries/inquiry-fields.ts";
import { wholeNumber } from "../figures/whole-number.ts";
import { fixed, link, words } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { paths } from "../paths.ts";
import { worded } from "../worded.ts";
import type { InquiryProblemWords } from "./inquiry-problem.ts";

const products = inquiryProducts.map((id) => ({ id }) satisfies { id: InquiryProduct });

/** Words of the inquiry form: labels, messages per field, toasts. */
export const inquiry = localized({
  ko: {
    title: "온라인 문의",
    description: "순환수량, 입·출구 수온, 습구온도와 설치 장소를 적어 주시면 더 빨리 답변드릴 수 있습니다.",
    requiredNote: "*\u00a0표시는 필수 항목입니다.",
    requiredMark: "필수",
    leaveEmpty: "이 칸은 비워 두세요",
    about: "문의 제품: {title}",
    fields: {
      company: { label: "회사명", placeholder: "회사 또는 기관 이름" },
      name: { label: "담당자명", placeholder: "성함" },
      phone: { label: "전화번호", placeholder: "예: 010-0000-0000" },
      email: { label: "이메일", placeholder: "예: name@example.com" },
      productType: { label: "문의 분야", placeholder: "선택해 주세요" },
      message: {
        label: "문의 내용",
        placeholder:
          "예: 순환수량 390\u00a0m³/h, 입구 37\u00a0°C, 출구 32\u00a0°C, 습구온도 27\u00a0°C, 옥상\u00a0설치",
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
    checking: "확인하는 중...",
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
    confirmation: {
      title: "접수 내용",
      reference: "접수 번호",
      note: "전화나 이메일로 문의하실 때 이 번호를 알려 주시면 바로 확인해 드립니다.",
      mailed: "접수 번호를 {mailbox} 주소로도 보내 드립니다.",
      copy: "번호 복사",
      copied: "복사했습니다",
      notCopied: "복사하지 못했습니다. 번호를 직접 선택해 주세요.",
      delayed: "지금 문의가 몰려 확인이 늦어질 수 있습니다. 급한 문의는 전화로 알려 주세요.",
      duty: "냉각 조건",
      project: "참고 시공사례",
    },
    files: {
      label: "첨부 파일",
      hint: "도면, 사양서, 현장 사진을 함께 보내실 수 있습니다. {types} 파일을 {count}개까지, 모두 합해 {most}MB까지 첨부할 수 있습니다.",
      byMail:
        "파일은 이메일({email})로 보내 주세요. 문의를 보내면 나오는 접수 번호를 제목에 적어 주시면 함께 검토합니다.",
      choose: "파일 선택",
      remove: "{file} 첨부 취소",
      missing:
        "첨부되지 않는 파일: {file}. 문의를 보내시면 담당자가 파일 이름을 보고 받을 방법을 알려 드립니다.",
      missingLabel: "첨부되지 않은 파일",
      dismissMissing: "이 안내 지우기",
      progress: "{percent}% 보냈습니다",
      problems: {
        "too-many": "파일은 {count}개까지 첨부할 수 있습니다. 일부를 빼고 다시 보내 주세요.",
        "too-large": "첨부 파일이 모두 합해 {most}MB를 넘습니다. 일부를 빼거나 줄여서 다시 보내 주세요.",
        empty: "“{file}” 파일이 비어 있습니다. 파일을 확인해 주세요.",
        type: "“{file}” 파일은 첨부할 수 없는 형식입니다. {types} 파일로 보내 주세요.",
        full: "지금은 첨부 파일을 받을 수 없습니다. 첨부 없이 문의를 보내 주시면 파일을 보내실 방법을 알려 드리겠습니다.",
      } satisfies Record<InquiryFileProblem, string>,
    },
    invalid: "표시된 항목을 확인해 주세요.",
    proofWanted: "지금 문의가 몰려 브라우저의 확인이 필요합니다. 문의를 다시 보내 주세요.",
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
    about: "Product: {title}",
    fields: {
      company: { label: "Company", placeholder: "Company or organization" },
      name: { label: "Name", placeholder: "Your name" },
      phone: { label: "Phone", placeholder: "e.g. +1 678-555-0100" },
      email: { label: "Email", placeholder: "e.g. name@example.com" },
      productType: { label: "Product or service", placeholder: "Please select" },
      message: {
        label: "Message",
        placeholder:
          "e.g. 390\u00a0m³/h, inlet 37\u00a0°C, outlet 32\u00a0°C, wet bulb 27\u00a0°C, rooftop installation",
      },
    },
    products: worded(products, {
      industrial: { label: "Industrial cooling towers" },
      package: { label: "Package cooling towers" },
      "water-treatment": { label: "Water treatment systems" },
      maintenance: { label: "Maintenance" },
      other: { label: "Other" },
    }),
    send: "Send inquiry",
    sending: "Sending...",
    checking: "Checking...",
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
    confirmation: {
      title: "Your inquiry",
      reference: "Reference number",
      note: "Quote this number when you call or write, so that we can find your inquiry at once.",
      mailed: "We are sending this number to {mailbox} as well.",
      copy: "Copy the number",
      copied: "Copied",
      notCopied: "The number could not be copied. Please select it yourself.",
      delayed: "Many inquiries are coming in, so yours may be read later. Please call us if it is urgent.",
      duty: "Cooling duty",
      project: "Reference project",
    },
    files: {
      label: "Attachments",
      hint: "You can attach drawings, specifications or site photos: up to {count} files ({types}), {most} MB in total.",
      byMail:
        "Please email files to {email} and put the reference number, which is shown after you send the inquiry, in the subject line.",
      choose: "Choose files",
      remove: "Remove {file}",
      missing:
        "Not attached: {file}. Send your inquiry: we will see the file name and tell you how to send the file.",
      missingLabel: "Files not attached",
      dismissMissing: "Dismiss this notice",
      progress: "{percent}% sent",
      problems: {
        "too-many": "You can attach up to {count} files. Remove some and send again.",
        "too-large": "The files exceed {most} MB in total. Remove some or make them smaller, and send again.",
        empty: "The file “{file}” is empty. Please check it.",
        type: "The file “{file}” is of a type that cannot be attached. Send one of these types: {types}.",
        full: "We cannot accept files right now. Send your inquiry without them, and we will tell you how to send them.",
      },
    },
    invalid: "Please check the marked fields.",
    proofWanted:
      "Many inquiries are coming in, so your browser has to be checked. Please send your inquiry again.",
    tooMany: "Several inquiries were sent within a short time. Please wait a moment and send again.",
    privacy: {
      note: "We use your details only to answer your inquiry and delete them three years after receiving it.",
      link: { label: "Read the privacy policy", href: paths.privacy },
    },
  },
});

export const inquiryKinds = words<typeof inquiry>({
  products: fixed(),
  privacy: { link: { href: link() } },
});

/** Words of the pages that take the form where there is no script. */
export const inquiryPage = localized({
  ko: {
    title: "온라인 문의 | {name}",
    sentTitle: "문의 접수 완료 | {name}",
    home: "홈으로",
  },
  en: {
    title: "Online inquiry | {name}",
    sentTitle: "Inquiry received | {name}",
    home: "Go to the home page",
  },
});

/** Words of the duty that a visitor takes from the calculator into the inquiry form. */
export const inquiryDuty = localized({
  ko: {
    attach: "계산기의 냉각 조건 첨부하기",
    note: "체크를 풀면 첨부되지 않습니다.",
    change: "계산기에서 조건 바꾸기",
    finalCRT: "최종 CRT",
    messagePlaceholder: "예: 옥상 설치, 야간 소음 기준 있음, 내년 3월 가동 예정",
    /** The address held something that is no duty. */
    broken:
      "주소에 담긴 냉각 조건이 계산 범위를 벗어나 첨부하지 않았습니다. 문의는 그대로 보내실 수 있습니다.",
    check: "계산기에서 조건 확인하기",
  },
  en: {
    attach: "Attach the cooling duty from the calculator",
    note: "Clear the box to leave it out.",
    change: "Change it in the calculator",
    finalCRT: "Final CRT",
    messagePlaceholder: "e.g. rooftop installation, noise limit at night, start-up next March",
    broken:
      "The cooling duty in this address is outside the calculator’s range, so it is not attached. You can still send your inquiry.",
    check: "Check it in the calculator",
  },
});

/** Words for the project page that the visitor has come from. */
export const inquiryProject = localized({
  ko: {
    attach: "이 시공사례 첨부하기",
    note: "체크를 풀면 첨부되지 않습니다.",
    look: "시공사례 다시 보기",
  },
  en: {
    attach: "Attach this project",
    note: "Clear the box to leave it out.",
    look: "See the project again",
  },
});

/** A duty in one line. */
export const dutyLine = localized({
  ko: {
    asked: "순환수량 {flow}, 입구 {hot}, 출구 {cold}, 습구 {wetBulb}",
    height: ", 해발 {height}",
    answer: "(최종 {crt} CRT)",
  },
  en: {
    asked: "flow {flow}, inlet {hot}, outlet {cold}, wet bulb {wetBulb}",
    height: ", elevation {height}",
    answer: "(final {crt} CRT)",
  },
});

/**
 * Words of the mail that notifies the staff of an inquiry, in the language of the inquiry: it is answered by a reply,
 * which quotes it to the visitor.
 */
export const inquiryMailWords = localized({
  ko: {
    subject: "[온라인 문의] {company} {name} ({reference})",
    lead: "사이트에 새 문의가 접수되었습니다. 이 메일에 회신하면 문의하신 분께 바로 전달됩니다.",
    rows: {
      reference: "접수 번호",
      company: "회사명",
      name: "담당자명",
      phone: "전화번호",
      email: "이메일",
      productType: "문의 분야",
      duty: "냉각 조건",
      project: "참고 시공사례",
      files: "첨부 파일",
      missingFiles: "첨부되지 않은 파일",
      locale: "문의 페이지",
      receivedAt: "접수 시각",
      message: "문의 내용",
    },
    noProduct: "선택하지 않음",
    language: "한국어",
    time: "{time}",
    inbox: "문의함에서 보기",
  },
  en: {
    subject: "[Inquiry] {company}, {name} ({reference})",
    lead: "A new inquiry has arrived from the website. Replies to this email go directly to the sender.",
    rows: {
      reference: "Reference number",
      company: "Company",
      name: "Name",
      phone: "Phone",
      email: "Email",
      productType: "Product or service",
      duty: "Cooling duty",
      project: "Reference project",
      files: "Attachments",
      missingFiles: "Files not attached",
      locale: "Page",
      receivedAt: "Received",
      message: "Message",
    },
    noProduct: "Not selected",
    language: "English",
    time: "{time} (Korean time)",
    inbox: "Open it in the inbox",
  },
});

/** An answer to an inquiry before anything was typed. `subject`: where no confirmation mail was sent, whose subject it would continue. */
export const inquiryReplyWords = localized({
  ko: {
    subject: "[{own}] 문의 답변 ({reference})",
    greeting: "{name} 님, 안녕하세요.\n{own}입니다. {date}에 보내 주신 문의에 답변드립니다.",
    quoted: "{date} {name} 님의 문의:",
  },
  en: {
    subject: "[{own}] Your inquiry ({reference})",
    greeting: "Dear {name},\n\nThank you for your inquiry to {own} of {date}.",
    quoted: "On {date}, {name} wrote:",
  },
});

/** The longest text of a field, with a thousands separator. */
function limit(field: TypedInquiryField): string {
  return wholeNumber(inquiryFields[field].maxLength);
}
