import type { Role } from "#domain/admin/roles.ts";
import { maxPictureNameLength, maxPictureSide, type PictureProblem } from "#domain/files/picture-file.ts";
import { type FormProblem, maxNewUsernameLength, passwordLimits } from "#domain/form-problems.ts";
import type { MailSettingsProblem } from "#domain/mail/mail-settings.ts";
import { wholeNumber } from "../figures/whole-number.ts";
import { localized } from "../localized.ts";
import { newsProblems } from "../records/own-pages.ts";
import { productProblems } from "../records/products.ts";
import { projectProblems } from "../records/projects.ts";
import { webhookWords } from "../webhooks/webhook-words.ts";

const { shortest, longest } = passwordLimits;
const side = wholeNumber(maxPictureSide);

/** Messages of the API for requests that it cannot serve, whatever the resource. */
export const problems = localized({
  ko: {
    notFound: "요청하신 API 주소가 없습니다. 주소를 확인해 주세요.",
    methodNotAllowed: "이 주소에서는 쓸 수 없는 메서드입니다. {methods} 가운데 하나로 보내 주세요.",
    unreadable: "요청 본문을 읽을 수 없습니다. 올바른 JSON인지 확인해 주세요.",
    refused: "요청을 처리할 수 없습니다. 보낸 내용을 확인해 주세요.",
    tooLarge: "요청 본문이 너무 큽니다. 내용을 줄여 다시 보내 주세요.",
    addressTooLong: "요청 주소가 너무 깁니다. 조건을 줄여 다시 요청해 주세요.",
    unsupportedType: "지원하지 않는 형식입니다. JSON(application/json)으로 보내 주세요.",
    notSignedIn: "관리자 로그인이 필요합니다.",
    otherSite: "다른 사이트에서 보낸 요청은 처리하지 않습니다. 이 사이트의 화면에서 다시 시도해 주세요.",
    tooMany: "요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.",
    unavailable: "지금은 데이터베이스를 사용할 수 없습니다. 잠시 후 다시 시도해 주세요.",
    overloaded: "지금 요청이 몰려 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.",
    catalogUnavailable: "지금은 카탈로그를 만들 수 없습니다. 잠시 후 다시 시도해 주세요.",
    badAddress: "요청을 읽을 수 없습니다. 주소가 올바른지 확인해 주세요.",
    formTooLong:
      "보내신 내용이 너무 깁니다. 이전 화면으로 돌아가면 입력한 내용이 남아 있으니 줄여서 다시 보내 주세요.",
    headersTooLong: "요청 헤더가 너무 깁니다. 브라우저에서 이 사이트의 쿠키를 지운 뒤 다시 시도해 주세요.",
    tooSlow: "요청이 제때 도착하지 않았습니다. 다시 보내 주세요.",
    wrongMethod: "이 페이지에서는 처리할 수 없는 요청입니다. 주소를 브라우저에 입력해 다시 열어 주세요.",
    unexpected: "서버에 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.",
  },
  en: {
    notFound: "There is no such API address. Check the path and the method.",
    methodNotAllowed: "This address does not accept this method. Use one of {methods}.",
    unreadable: "The request body cannot be read. Check that it is valid JSON.",
    refused: "The request cannot be processed. Check what was sent.",
    tooLarge: "The request body is too large. Shorten it and send it again.",
    addressTooLong: "The request address is too long. Use fewer conditions.",
    unsupportedType: "This content type is not supported. Send JSON (application/json).",
    notSignedIn: "Please log in as the administrator.",
    otherSite: "Requests sent from other sites are not accepted. Try again from a page of this site.",
    tooMany: "Too many requests. Please wait a moment and try again.",
    unavailable: "The database is unavailable at the moment. Please try again shortly.",
    overloaded: "Too many requests are coming in at the moment. Please try again shortly.",
    catalogUnavailable: "The catalog cannot be generated at the moment. Please try again later.",
    badAddress: "The request cannot be read. Check that the address is right.",
    formTooLong:
      "What you sent is too long. Go back (your text is still in the form), shorten it and send it again.",
    headersTooLong:
      "The request headers are too long. Delete this site’s cookies in your browser, then try again.",
    tooSlow: "The request did not arrive in time. Please send it again.",
    wrongMethod: "This page does not accept this kind of request. Open its address in a browser.",
    unexpected: "Something went wrong on the server. Please try again shortly.",
  },
});

/** Messages of the API for invalid queries. `{given}` is the value sent. */
export const queryProblems = localized({
  ko: {
    repeated: '"{name}" 값을 {count}번 보냈습니다. 한 번만 보내 주세요.',
    unknownValue: '"{name}"에 쓸 수 없는 값입니다: "{given}". 쓸 수 있는 값: {values}.',
    tooManyValues: '"{name}" 값이 너무 많습니다. {most}개 이하로 보내 주세요.',
    tooLong: '"{name}" 값이 너무 깁니다. {most}자 이하로 줄여 주세요.',
    tooSmall: '"{name}" 값은 {least} 이상이어야 합니다.',
    tooLarge: '"{name}" 값은 {most} 이하여야 합니다.',
    unusable: '"{name}" 값을 그대로 쓸 수 없습니다. 값을 확인해 주세요.',
  },
  en: {
    repeated: '"{name}" was given {count} times. Give it once.',
    unknownValue: '"{name}" cannot be "{given}". Use {values}.',
    tooManyValues: '"{name}" has too many values. Give at most {most}.',
    tooLong: '"{name}" has a value that is too long. Use at most {most} characters.',
    tooSmall: '"{name}" must be {least} or more.',
    tooLarge: '"{name}" must be {most} or less.',
    unusable: '"{name}" cannot be used as given. Check its value.',
  },
});

/** Messages of the API for invalid bodies of numbers; `{name}` is the field, with dots where it is nested. */
export const bodyProblems = localized({
  ko: {
    noObject: "본문은 문서에 적힌 항목을 가진 JSON 객체여야 합니다.",
    tooSmall: '"{name}" 값은 {least} 이상이어야 합니다.',
    tooLarge: '"{name}" 값은 {most} 이하여야 합니다.',
    count: '"{name}" 항목의 개수가 맞지 않습니다. API 문서를 확인해 주세요.',
    hours: '"{name}"의 시간을 모두 더한 값은 {most} 이하여야 합니다.',
    contradiction: '"{name}" 값이 다른 값과 맞지 않습니다. 어느 값이 얼마나 더 커야 하는지 확인해 주세요.',
    unusable: '"{name}" 값이 없거나 쓸 수 없는 값입니다. API 문서를 확인해 주세요.',
  },
  en: {
    noObject: "The body must be a JSON object with the fields that the API’s document names.",
    tooSmall: '"{name}" must be {least} or more.',
    tooLarge: '"{name}" must be {most} or less.',
    count: '"{name}" has the wrong number of entries. See the API’s document.',
    hours: 'The hours of "{name}" must add up to {most} or less.',
    contradiction:
      '"{name}" does not go with the other values. Check which must be above which, and by how much.',
    unusable: '"{name}" is missing or cannot be used. See the API’s document.',
  },
});

/** Messages for the administrator on invalid fields. */
export const formProblemWords = localized({
  ko: {
    usernameMissing: "사용자명을 입력해주세요",
    passwordMissing: "비밀번호를 입력해주세요",
    currentPasswordMissing: "현재 비밀번호를 입력해주세요",
    newPasswordLength: `새 비밀번호는 ${shortest}자 이상 ${longest}자 이하로 입력해주세요`,
    newPasswordGuessable:
      "추측하기 쉬운 비밀번호입니다. 흔한 단어, 회사 이름, 사용자명, 키보드 순서, 전화번호는 쓰지 말아주세요",
    newUsernameLetters: `영문자, 숫자와 . _ @ - 로 ${maxNewUsernameLength}자까지 입력해주세요`,
    tokenMissing: "재설정 링크가 올바르지 않습니다. 메일에 있는 링크를 다시 눌러 주세요.",
    codeMissing: "인증 코드를 입력해주세요",
    emailWrong: "이메일 주소를 정확히 입력해주세요. 예: name@example.com",
    mailRecipientsWrong:
      "이메일 주소를 쉼표로 나누어 10개까지, 모두 합해 1,000자 이하로 입력해주세요. 예: sales@example.com, kim@example.com",
    mailHostWrong: "서버 이름만 입력해주세요. 예: smtp.example.com",
    mailPortWrong: "포트 번호를 숫자로 입력해주세요. 예: 587",
    tagUnknown: "목록에 있는 태그만 선택해주세요",
    tooManyTags: "태그가 너무 많습니다. 일부를 빼주세요",
    noText: "글자로 입력해주세요",
    tooLong: "{most}자 이하로 입력해주세요",
    other: "입력한 값을 확인해주세요",
    ...projectProblems.ko,
    ...productProblems.ko,
    ...newsProblems.ko,
  } satisfies Record<FormProblem | "other", string>,
  en: {
    usernameMissing: "Enter the user name.",
    passwordMissing: "Enter the password.",
    currentPasswordMissing: "Enter the current password.",
    newPasswordLength: `Use ${shortest} to ${longest} characters for the new password.`,
    newPasswordGuessable:
      "This password is easily guessed. Use something other than common words, the company’s or your name, rows of keys or a phone number.",
    newUsernameLetters: `Use up to ${maxNewUsernameLength} letters, digits or . _ @ - for the user name.`,
    tokenMissing: "The reset link is not right. Open the link of the mail again.",
    codeMissing: "Enter the code of your authenticator app.",
    emailWrong: "Enter an email address, such as name@example.com.",
    mailRecipientsWrong:
      "Enter up to 10 email addresses, separated by commas, of at most 1,000 characters in all, such as sales@example.com, kim@example.com.",
    mailHostWrong: "Enter the name of the server alone, such as smtp.example.com.",
    mailPortWrong: "Enter the number of a port, such as 587.",
    tagUnknown: "Choose tags of the list only.",
    tooManyTags: "There are too many tags.",
    noText: "Enter text.",
    tooLong: "Use at most {most} characters.",
    other: "Check this value.",
    ...projectProblems.en,
    ...productProblems.en,
    ...newsProblems.en,
  },
});

/** Messages for the administrator on problems of a picture. */
export const pictureProblems = localized({
  ko: {
    tooLarge: "파일 크기는 1MB를 초과할 수 없습니다.",
    notWebp: "WebP 파일만 업로드 가능합니다. JPG/PNG 파일은 WebP로 변환 후 업로드해주세요.",
    badName:
      "파일명에는 한글을 사용할 수 없으며 영문, 숫자, 밑줄(_), 하이픈(-), 점(.)만 사용할 수 있습니다. 파일명을 바꿔 다시 올려 주세요.",
    longName: `파일명이 너무 깁니다. ${maxPictureNameLength}자 이하로 줄여 다시 올려 주세요.`,
    empty: "빈 파일입니다. 파일을 확인하고 다시 올려 주세요.",
    missing: "올릴 사진을 선택해 주세요.",
    several: "사진은 한 번에 한 장만 올릴 수 있습니다. 파일을 하나만 선택해 주세요.",
    damaged: "사진을 열 수 없습니다. 파일이 손상되지 않았는지 확인하고 다시 저장해 올려 주세요.",
    animated: "움직이는 WebP는 사용할 수 없습니다. 움직이지 않는 사진을 올려 주세요.",
    dimensionsTooLarge: `사진이 너무 큽니다. 가로와 세로를 ${side}px 이하로 줄여 다시 올려 주세요.`,
  } satisfies Record<PictureProblem, string>,
  en: {
    tooLarge: "The file is larger than 1 MB. Make it smaller and upload it again.",
    notWebp: "Only WebP files can be uploaded. Convert JPG or PNG files to WebP first.",
    badName:
      "The file name may have only English letters, digits, underscores (_), hyphens (-) and dots (.). Rename the file and upload it again.",
    longName: `The file name is too long. Shorten it to ${maxPictureNameLength} characters or less.`,
    empty: "The file is empty. Check it and upload it again.",
    missing: "Choose the picture to upload.",
    several: "Only one picture can be uploaded at a time. Choose one file.",
    damaged: "The picture cannot be opened. Check that the file is whole, save it again and upload it again.",
    animated: "Animated WebP files cannot be used. Upload a still picture.",
    dimensionsTooLarge: `The picture is too big. Reduce width and height to ${side} pixels or less.`,
  },
});

/** Words in place of a missing picture. */
export const missingPictures = localized({
  ko: {
    missing: "404: 사진이 없습니다.",
    broken: "404: 사진을 열 수 없습니다. 다시 올려 주세요.",
    "unknown-size": "404: 이 너비의 사진은 제공하지 않습니다.",
  },
  en: {
    missing: "404: there is no such picture.",
    broken: "404: this picture cannot be opened. Upload it again.",
    "unknown-size": "404: this width is not offered.",
  },
});

/** Messages of the administrator's part of the API. */
export const administrationMessages = localized({
  ko: {
    loginFailed: "사용자명 또는 비밀번호가 올바르지 않습니다.",
    codeNeeded: "인증 앱의 6자리 코드 또는 복구 코드를 입력해 주세요.",
    codeWrong: "인증 코드가 올바르지 않습니다. 새 코드를 확인해 다시 입력해 주세요.",
    secretUnreadable:
      "서버 설정이 바뀌어 인증 앱의 코드를 확인할 수 없습니다. 복구 코드로 로그인하거나 서버 담당자에게 SECRET_KEY를 확인해 달라고 요청해 주세요.",
    tooManyLogins: "로그인 시도가 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.",
    tooManyUploads: "파일을 너무 많이 올렸습니다. {minutes}분 후에 다시 시도해 주세요.",
    tooManyResets: "비밀번호 재설정 요청이 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.",
    passwordWrong: "현재 비밀번호가 올바르지 않습니다.",
    formInvalid: "입력한 내용을 확인해 주세요.",
    projectMissing: "시공사례가 없습니다. 이미 삭제되었을 수 있으니 목록을 새로 고쳐 주세요.",
    projectOutdated:
      "그사이 다른 곳에서 이 시공사례를 수정했습니다. 최신 내용을 확인한 뒤 다시 수정해 주세요.",
    projectAdded:
      "먼저 누른 저장으로 이미 등록된 시공사례입니다. 목록에서 등록된 내용을 확인한 뒤 수정해 주세요.",
    projectsMissing:
      "선택한 시공사례 중 삭제된 것이 있어 아무것도 바꾸지 않았습니다. 목록을 새로 고친 뒤 다시 선택해 주세요.",
    undoTooLate: "그사이 다른 변경이 있어 취소할 수 없습니다. 시공사례의 변경 기록을 확인해 주세요.",
    importTooLarge:
      "한 번에 가져오기에는 목록이 너무 커서 아무것도 저장하지 않았습니다. 목록을 나누어 가져와 주세요.",
    importMissing: "되돌릴 가져오기가 없습니다. 이미 되돌렸거나 30일이 지났습니다.",
    notInTrash: "휴지통에 없는 시공사례가 있어 아무것도 복원하지 않았습니다. 목록을 새로 고쳐 주세요.",
    productMissing: "제품이 없습니다. 이미 삭제되었을 수 있으니 목록을 새로 고쳐 주세요.",
    productOutdated: "그사이 다른 곳에서 이 제품을 수정했습니다. 최신 내용을 확인한 뒤 다시 수정해 주세요.",
    productsReordered: "그사이 제품의 순서나 목록이 바뀌었습니다. 지금 순서를 확인한 뒤 다시 옮겨 주세요.",
    productAdded: "먼저 누른 저장으로 이미 등록된 제품입니다. 등록된 내용을 확인한 뒤 다시 저장해 주세요.",
    productNotInTrash: "휴지통에 없는 제품입니다. 목록을 새로 고쳐 주세요.",
    tooManyProducts: "제품은 {count}개까지 등록할 수 있습니다. 쓰지 않는 제품을 먼저 삭제해 주세요.",
    slugTakenSince:
      "그사이 다른 제품에서 이 제품의 주소를 쓰고 있어 복원하지 않았습니다. 그 제품의 주소를 먼저 바꿔 주세요.",
    slugTaken: "다른 제품에서 쓰고 있는 주소입니다. 다른 주소를 입력해 주세요.",
    modelTwice: "모델명이 겹칩니다: {names}. 글자나 숫자가 다르도록 둘 중 하나를 바꿔 주세요.",
    pageMissing: "페이지가 없습니다. 이미 삭제되었을 수 있으니 목록을 새로 고쳐 주세요.",
    pageOutdated: "그사이 다른 곳에서 이 페이지를 수정했습니다. 최신 내용을 확인한 뒤 다시 시도해 주세요.",
    pageAdded: "먼저 누른 저장으로 이미 등록된 페이지입니다. 등록된 내용을 확인한 뒤 다시 저장해 주세요.",
    pageNotInTrash: "휴지통에 없는 페이지입니다. 목록을 새로 고쳐 주세요.",
    pageAddressTaken: "다른 페이지에서 쓰고 있는 주소입니다. 다른 주소를 입력해 주세요.",
    pageTooLarge: "페이지가 너무 길어 저장할 수 없습니다. 내용을 줄이거나 여러 페이지로 나누어 주세요.",
    pageIncomplete: "게시하려면 빠진 내용을 먼저 채워 주세요.",
    pageTimeOver: "이미 지난 시각에는 게시를 예약할 수 없습니다. 앞으로 올 시각을 선택해 주세요.",
    tooManyPages: "페이지와 소식은 모두 {count}개까지 만들 수 있습니다. 쓰지 않는 것을 먼저 삭제해 주세요.",
    inquiryOutdated: "그사이 다른 곳에서 이 문의를 수정했습니다. 최신 내용을 확인한 뒤 다시 시도해 주세요.",
    inquiryMissing: "문의가 없습니다. 이미 삭제되었을 수 있으니 ‘새로 고침’ 버튼을 눌러 주세요.",
    inquiryMailMissing: "다시 보낼 알림 메일이 없습니다. 이미 발송했거나 알림 메일을 보내지 않는 문의입니다.",
    inquiryMailUnavailable:
      "메일 발송이 설정되지 않았습니다. 관리자가 ‘메일 설정’에서 메일 서버를 입력해야 합니다.",
    noteNotTheirs: "다른 사람이 쓴 메모는 고칠 수 없습니다. 새 메모를 남겨 주세요.",
    noteMissing: "삭제할 수 없는 메모입니다. 이미 삭제되었거나 다른 사람이 쓴 메모입니다.",
    tooManyNotes: "메모는 문의마다 {most}개까지 남길 수 있습니다. 필요 없는 메모를 먼저 삭제해 주세요.",
    responsibleMissing: "담당자로 지정한 관리자가 없습니다. 목록을 새로 고친 뒤 다시 선택해 주세요.",
    replyInvalid: "제목과 내용을 입력해 주세요. 제목은 300자, 내용은 20,000자까지 보낼 수 있습니다.",
    replyTooLarge:
      "첨부 파일은 {count}개, 모두 합해 {size}MB까지 보낼 수 있습니다. 일부를 빼고 다시 보내 주세요.",
    replyRefused: "이 문의에는 답변을 더 보낼 수 없습니다. 화면을 새로 고친 뒤 진행 기록을 확인해 주세요.",
    replyOutdated:
      "그사이 다른 곳에서 이 문의에 답변을 보냈습니다. 그 답변을 확인한 뒤에도 필요하면 다시 보내 주세요.",
    replyKeyTaken:
      "앞서 시도한 답변이 이미 발송되었습니다. 진행 기록에서 확인해 주세요. 다시 보내면 지금 내용이 새 답변으로 발송됩니다.",
    templateMissing: "답변 문구가 없습니다. 이미 삭제되었을 수 있으니 목록을 새로 고쳐 주세요.",
    templateOutdated:
      "그사이 다른 곳에서 이 답변 문구를 수정했습니다. 최신 내용을 확인한 뒤 다시 수정해 주세요.",
    webhookMissing: "웹훅이 없습니다. 이미 삭제되었을 수 있으니 목록을 새로 고쳐 주세요.",
    tooManyWebhooks: "웹훅은 {count}개까지 등록할 수 있습니다. 쓰지 않는 웹훅을 먼저 삭제해 주세요.",
    webhookAddress: webhookWords.problems,
    webhooksOff: "서버 환경 변수 WEBHOOK_ADDRESSES로 외부 알림을 꺼 두어 보내지 않았습니다.",
    mailSettingsOutdated:
      "그사이 다른 곳에서 메일 설정을 수정했습니다. 최신 내용을 확인한 뒤 다시 저장해 주세요.",
    mailSettings: {
      "host-missing":
        "메일 서버 이름을 입력해 주세요. 메일 서버를 쓰지 않으려면 계정과 비밀번호도 비워 주세요.",
      "host-not-public":
        "인터넷에서 접속할 수 있는 서버 이름이 아닙니다. 사내 메일 서버를 쓰려면 서버 담당자에게 SMTP_ADDRESSES=any 설정을 요청해 주세요.",
      "port-closed": "메일 포트가 아닙니다. 465, 587, 2525, 25 중 하나를 입력해 주세요.",
      "encryption-missing":
        "인터넷의 메일 서버에는 암호화하여 보내야 합니다. 다른 연결 방식을 선택해 주세요.",
      "password-missing": "계정의 비밀번호를 입력해 주세요.",
      "password-again": "서버나 계정을 바꾸면 비밀번호를 다시 입력해야 합니다.",
      "username-missing": "비밀번호를 쓰는 계정을 입력해 주세요.",
    } satisfies Record<MailSettingsProblem["problem"], string>,
    tooManyTemplates: "답변 문구는 {count}개까지 만들 수 있습니다. 쓰지 않는 문구를 먼저 삭제해 주세요.",
    sessionMissing: "이미 로그아웃된 기기입니다. 화면을 새로 고쳐 주세요.",
    otherAccount:
      "다른 계정으로 로그인되어 있습니다. 새 창에서 그 계정을 로그아웃하고 이 화면의 계정으로 로그인한 뒤 다시 시도해 주세요. 입력한 내용은 그대로 남아 있습니다.",
    secondFactorRequired:
      "이 사이트의 관리자는 모두 2단계 인증을 켜야 합니다. ‘계정’ 화면에서 먼저 켜 주세요.",
    administratorTaken: "이미 있는 사용자명입니다. 다른 사용자명을 입력해 주세요.",
    tooManyAdministrators: "관리자를 더 추가할 수 없습니다. 쓰지 않는 계정을 먼저 삭제해 주세요.",
    administratorMissing: "관리자가 없습니다. 이미 삭제되었을 수 있으니 목록을 새로 고쳐 주세요.",
    administratorLast:
      "마지막 관리자는 삭제하거나 역할을 바꿀 수 없습니다. 다른 관리자를 먼저 추가해 주세요.",
    roles: { administrator: "관리자", editor: "편집자", sales: "영업" } satisfies Record<Role, string>,
    roleRefused: "‘{role}’ 역할로는 할 수 없는 작업입니다. ‘관리자’ 역할의 담당자에게 요청해 주세요.",
    reauthenticationNeeded:
      "안전을 위해 비밀번호나 인증 코드를 다시 확인해야 합니다. 확인한 뒤 다시 시도해 주세요.",
    administratorOneself: "내 계정입니다. 삭제하려면 확인란을 선택해 주세요.",
    totpEnabled: "2단계 인증이 이미 켜져 있습니다. 다른 인증 앱을 등록하려면 먼저 꺼 주세요.",
    totpDisabled: "2단계 인증이 꺼져 있습니다. 먼저 인증 앱을 등록해 주세요.",
    resetSent:
      "등록된 사용자명이면 관리자 메일로 재설정 링크가 갑니다. 링크는 30분 동안 한 번만 쓸 수 있습니다.",
    resetUnavailable:
      "메일 발송이 설정되지 않았습니다. 서버 담당자에게 npm run admin -- set-password <사용자명> 명령으로 비밀번호를 바꿔 달라고 요청해 주세요.",
    tooManyTestCalls: "시험 알림을 너무 많이 보냈습니다. {minutes}분 후에 다시 보내 주세요.",
    tooManyTestMails: "시험 메일을 너무 많이 보냈습니다. {minutes}분 후에 다시 보내 주세요.",
    resetInvalid: "재설정 링크가 만료되었거나 이미 사용되었습니다. 링크를 다시 요청해 주세요.",
  },
  en: {
    loginFailed: "The user name or the password is not right.",
    codeNeeded: "Enter the six-digit code of your authenticator app, or a recovery code.",
    codeWrong: "The code is not right. Check the app for a new code and enter it again.",
    secretUnreadable:
      "The server’s key has changed, so that it cannot check codes of your app. Use a recovery code, or ask whoever runs the server to look after SECRET_KEY.",
    tooManyLogins: "Too many login attempts. Please try again in {minutes} min.",
    tooManyUploads: "Too many uploads. Please try again in {minutes} min.",
    tooManyResets: "Too many password reset requests. Please try again in {minutes} min.",
    passwordWrong: "The current password is not right.",
    formInvalid: "Check what you have entered.",
    projectMissing: "There is no such project. It may have been deleted: reload the list.",
    projectOutdated:
      "Somebody else has changed this project in the meantime. Look at the latest version, then edit it again.",
    projectAdded: "An earlier attempt has added this project already. Look at what is stored, then edit it.",
    projectsMissing:
      "One of these projects is gone, so nothing was changed. Reload the list, then choose again.",
    undoTooLate:
      "It was changed again since, so this cannot be taken back. Look at the history of the project.",
    importTooLarge:
      "The list is too large to be imported at once, so nothing was stored. Import it in parts.",
    importMissing: "There is no such import, or it was taken back already, or is older than 30 days.",
    notInTrash: "One of these projects is not in the trash, so none was brought back. Reload the list.",
    productMissing: "There is no such product. It may have been deleted; reload the list.",
    productOutdated:
      "Somebody has changed this product meanwhile. Look at the newest version, then edit again.",
    productsReordered:
      "The products or their order have changed meanwhile. Look at the present order, then move again.",
    productAdded:
      "An earlier request has added this product already. Look at what is stored, then save again.",
    productNotInTrash: "This product is not in the trash. Reload the list.",
    tooManyProducts: "There can be at most {count} products. Delete one that is not used first.",
    slugTakenSince:
      "Another product has taken the address of this one, so it was not restored. Change the address of that product first.",
    slugTaken: "Another product has this address. Enter another one.",
    modelTwice: "Two model names are too similar: {names}. Change a letter or a digit of one of them.",
    pageMissing: "There is no such page. It may have been deleted: reload the list.",
    pageOutdated:
      "Somebody else has changed this page in the meantime. Look at the latest version, then try again.",
    pageAdded: "An earlier request has added this page already. Look at what is stored, then save again.",
    pageNotInTrash: "This page is not in the trash. Reload the list.",
    pageAddressTaken: "Another page has this address. Enter another one.",
    pageTooLarge: "The page is too long to be stored. Shorten it, or divide it into several pages.",
    pageIncomplete: "Enter what is missing before the page is published.",
    pageTimeOver: "This time has passed. Choose a later one.",
    tooManyPages: "There can be at most {count} pages and news. Delete one that is not used first.",
    inquiryOutdated:
      "Somebody else has changed this inquiry in the meantime. Look at the latest version, then try again.",
    inquiryMissing: "There is no such inquiry. It may have been deleted: reload the list.",
    inquiryMailMissing: "There is no mail to send again. It was delivered, or this inquiry was not mailed.",
    inquiryMailUnavailable: "Outgoing mail is not set up. Enter the mail server on the mail settings page.",
    noteNotTheirs: "A note of somebody else cannot be changed.",
    noteMissing: "There is no note that can be deleted. It is gone already, or somebody else wrote it.",
    tooManyNotes: "An inquiry can have at most {most} notes.",
    responsibleMissing: "There is no such administrator. Reload the list, then choose again.",
    replyInvalid: "Enter a subject of up to 300 characters and a text of up to 20,000.",
    replyTooLarge: "At most {count} files of {size} MB in all can be sent. Remove some and send again.",
    replyRefused: "No further answer can be sent to this inquiry. Reload it and look at its history.",
    replyOutdated:
      "Another answer to this inquiry has been sent in the meantime. Read it, and send yours again if it is still needed.",
    replyKeyTaken:
      "An answer was sent by an earlier attempt: look at it in the history. Sending again sends this one as a further answer.",
    templateMissing: "There is no such template. It may have been deleted: reload the list.",
    templateOutdated:
      "Somebody else has changed this template in the meantime. Look at the latest version, then edit it again.",
    webhookMissing: "There is no such webhook. It may have been deleted: reload the list.",
    webhooksOff: "Calls of webhooks are switched off on this server by WEBHOOK_ADDRESSES.",
    tooManyWebhooks: "At most {count} webhooks can be kept. Delete one that is not needed first.",
    mailSettingsOutdated:
      "Somebody else has changed the mail settings in the meantime. Look at the latest version, then save again.",
    mailSettings: {
      "host-missing":
        "Enter the name of the mail server. To use none, leave user name and password empty as well.",
      "host-not-public":
        "This server is not on the internet. For one in a private network, set SMTP_ADDRESSES to any on the server.",
      "port-closed": "This is no port of mail servers. Enter 465, 587, 2525 or 25.",
      "encryption-missing":
        "Mail to a server on the internet has to be encrypted. Choose another connection.",
      "password-missing": "Enter the password of the account.",
      "password-again": "Enter the password again: the server or the account is another one.",
      "username-missing": "Enter the user name that the password belongs to.",
    },
    webhookAddress: {
      "no-address": "The address is not a URL. Enter one that begins with https://.",
      "not-https": "The address is not https. Enter one that begins with https://.",
      "has-login": "The address holds a user name or password. Enter it without them.",
      "not-public":
        "The address is not public. Enter one on the internet, or set WEBHOOK_ADDRESSES to any on the server.",
    },
    tooManyTemplates: "At most {count} templates can be kept. Delete one that is not needed first.",
    sessionMissing: "There is no such session, or it has ended already. Reload the list.",
    otherAccount:
      "This browser is signed in with another account. Sign that account out in a new window, sign in with the account of this page and try again. Entries are kept.",
    secondFactorRequired: "This site asks for two-step login. Switch it on first, on the account page.",
    administratorTaken: "There is an administrator of this name already. Enter another name.",
    tooManyAdministrators: "There are too many administrators. Remove one who is not needed any more first.",
    administratorMissing: "There is no such administrator, or not any more. Reload the list.",
    administratorLast:
      "The last administrator can be neither removed nor given another role. Add another administrator first.",
    roles: { administrator: "Administrator", editor: "Editor", sales: "Sales" },
    roleRefused: "The role {role} does not include this. Ask an administrator.",
    reauthenticationNeeded: "Confirm your password or a code of your authenticator app, then try again.",
    administratorOneself: "This is your own account. Confirm that you mean to remove it.",
    totpEnabled: "Two-step login is on already. Switch it off before you set up another app.",
    totpDisabled: "Two-step login is off. Set up an authenticator app first.",
    resetSent:
      "If the account exists, a link has been sent to the administrator’s address. It works once, within 30 minutes.",
    resetUnavailable:
      "Outgoing mail is not set up. On the server, run npm run admin -- set-password <username> to set a new password.",
    tooManyTestCalls: "Too many test calls. Please try again in {minutes} min.",
    tooManyTestMails: "Too many test mails. Please try again in {minutes} min.",
    resetInvalid: "The link has expired or was used already. Please ask for a new one.",
  },
});
