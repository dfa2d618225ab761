import { localized } from "../localized.ts";

/** What the API tells when it cannot serve a request, whatever the resource. */
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
    badAddress: "요청을 읽을 수 없습니다. 주소가 올바른지 확인해 주세요.",
    formTooLong:
      "보내신 내용이 너무 깁니다. 이전 화면으로 돌아가면 입력한 내용이 남아 있습니다. 줄여서 다시 보내 주세요.",
    wrongMethod: "이 페이지는 이런 요청을 받지 않습니다. 주소를 브라우저에 입력해 다시 열어 주세요.",
    unexpected: "서버에 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.",
  },
  en: {
    notFound: "There is no such API address. Check the path and the method.",
    methodNotAllowed: "This address does not take this method. Use one of {methods}.",
    unreadable: "The request body cannot be read. Check that it is valid JSON.",
    refused: "The request cannot be processed. Check what was sent.",
    tooLarge: "The request body is too large. Shorten it and send it again.",
    addressTooLong: "The request address is too long. Ask with fewer conditions.",
    unsupportedType: "This content type is not supported. Send JSON (application/json).",
    notSignedIn: "Please log in as the administrator.",
    otherSite: "Requests sent from other sites are not accepted. Try again from a page of this site.",
    tooMany: "Too many requests. Please wait a moment and try again.",
    unavailable: "The database is unavailable at the moment. Please try again shortly.",
    overloaded: "Too many requests are coming in at the moment. Please try again shortly.",
    badAddress: "The request cannot be read. Check that the address is right.",
    formTooLong:
      "What you sent is too long. Go back, where it is still in the form, shorten it and send it again.",
    wrongMethod: "This page does not take such a request. Open its address in a browser.",
    unexpected: "Something went wrong on the server. Please try again shortly.",
  },
});
