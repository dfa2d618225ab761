import { localized } from "../localized.ts";

/** What the administrator's part of the API tells when it cannot do as asked. */
export const administrationAnswers = localized({
  ko: {
    loginFailed: "사용자명 또는 비밀번호가 올바르지 않습니다.",
    codeNeeded: "인증 앱의 6자리 코드 또는 복구 코드를 입력해 주세요.",
    codeWrong: "인증 코드가 올바르지 않습니다. 새 코드를 확인해 다시 입력해 주세요.",
    secretUnreadable:
      "서버의 암호화 키가 바뀌어 이 계정의 인증 앱을 확인할 수 없습니다. 복구 코드로 로그인하거나 서버 담당자에게 SECRET_KEY를 확인해 달라고 요청해 주세요.",
    tooManyLogins: "로그인 시도가 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.",
    tooManyUploads: "이미지 업로드가 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.",
    tooManyResets: "비밀번호 재설정 요청이 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.",
    passwordWrong: "현재 비밀번호가 올바르지 않습니다.",
    formInvalid: "입력한 내용을 확인해 주세요.",
    projectMissing: "시공사례가 없습니다. 이미 삭제되었을 수 있으니 목록을 새로 고쳐 주세요.",
    projectOutdated:
      "그 사이 다른 곳에서 이 시공사례를 수정했습니다. 최신 내용을 확인한 뒤 다시 수정해 주세요.",
    projectAdded:
      "이 내용은 앞선 시도에서 이미 시공사례로 등록되었습니다. 등록된 내용을 확인한 뒤 수정해 주세요.",
    inquiryOutdated: "그 사이 다른 곳에서 이 문의를 수정했습니다. 최신 내용을 확인한 뒤 다시 시도해 주세요.",
    inquiryMissing: "문의가 없습니다. 이미 삭제되었을 수 있으니 목록을 새로 고쳐 주세요.",
    inquiryMailMissing: "다시 보낼 메일이 없습니다. 이미 발송되었거나 메일을 보내지 않은 문의입니다.",
    inquiryMailUnavailable:
      "이 서버에는 메일 발송이 설정되어 있지 않습니다. 서버에 SMTP_URL을 설정해 주세요.",
    noteNotTheirs: "다른 사람이 쓴 메모는 바꿀 수 없습니다.",
    noteMissing: "지울 수 있는 메모가 없습니다. 이미 삭제되었거나 다른 사람이 쓴 메모입니다.",
    tooManyNotes: "한 문의에는 메모를 {most}개까지 남길 수 있습니다.",
    sessionMissing: "이미 종료되었거나 없는 세션입니다. 목록을 새로 고쳐 주세요.",
    secondFactorRequired: "이 사이트에서는 2단계 인증이 필요합니다. 계정 화면에서 먼저 켜 주세요.",
    administratorTaken: "이미 있는 사용자명입니다. 다른 이름을 입력해 주세요.",
    tooManyAdministrators: "관리자가 너무 많습니다. 더 이상 쓰지 않는 계정을 먼저 삭제해 주세요.",
    administratorMissing: "없는 관리자입니다. 이미 삭제되었을 수 있으니 목록을 새로 고쳐 주세요.",
    administratorLast: "마지막 관리자는 삭제할 수 없습니다.",
    administratorOneself: "자신의 계정입니다. 정말 삭제하려면 확인란을 선택해 주세요.",
    totpEnabled: "2단계 인증이 이미 켜져 있습니다. 새로 등록하려면 먼저 꺼 주세요.",
    totpDisabled: "2단계 인증이 꺼져 있습니다. 먼저 인증 앱을 등록해 주세요.",
    resetSent:
      "등록된 관리자 계정이면 재설정 링크를 관리자 메일로 보냈습니다. 링크는 30분 동안 한 번만 쓸 수 있습니다.",
    resetUnavailable:
      "메일 발송이 설정되어 있지 않습니다. 서버에서 npm run admin -- set-password <사용자명> 명령으로 비밀번호를 바꿔 주세요.",
    resetInvalid: "재설정 링크가 만료되었거나 이미 사용되었습니다. 링크를 다시 요청해 주세요.",
  },
  en: {
    loginFailed: "The user name or the password is not right.",
    codeNeeded: "Enter the six-digit code of your authenticator app, or a recovery code.",
    codeWrong: "The code is not right. Check the app for a new code and enter it again.",
    secretUnreadable:
      "The server's key has changed, so that it cannot check codes of your app. Use a recovery code, or ask whoever runs the server to look after SECRET_KEY.",
    tooManyLogins: "Too many login attempts. Please try again in {minutes} min.",
    tooManyUploads: "Too many uploads. Please try again in {minutes} min.",
    tooManyResets: "Too many password reset requests. Please try again in {minutes} min.",
    passwordWrong: "The current password is not right.",
    formInvalid: "Check what you have entered.",
    projectMissing: "There is no such project. It may have been deleted: reload the list.",
    projectOutdated:
      "Somebody else has changed this project in the meantime. Look at the latest version, then edit it again.",
    projectAdded: "An earlier attempt has added this project already. Look at what is stored, then edit it.",
    inquiryOutdated:
      "Somebody else has changed this inquiry in the meantime. Look at the latest version, then try again.",
    inquiryMissing: "There is no such inquiry. It may have been deleted: reload the list.",
    inquiryMailMissing: "There is no mail to send again. It was delivered, or this inquiry was not mailed.",
    inquiryMailUnavailable: "Outgoing mail is not set up. Set SMTP_URL on the server.",
    noteNotTheirs: "A note of somebody else cannot be changed.",
    noteMissing: "There is no note that can be deleted. It is gone already, or somebody else wrote it.",
    tooManyNotes: "An inquiry can have at most {most} notes.",
    sessionMissing: "There is no such session, or it has ended already. Reload the list.",
    secondFactorRequired: "This site asks for two-step login. Switch it on first, on the account page.",
    administratorTaken: "There is an administrator of this name already. Enter another name.",
    tooManyAdministrators: "There are too many administrators. Remove one who is not needed any more first.",
    administratorMissing: "There is no such administrator, or not any more. Reload the list.",
    administratorLast: "The last administrator cannot be removed.",
    administratorOneself: "This is your own account. Confirm that you mean to remove it.",
    totpEnabled: "Two-step login is on already. Switch it off before you set up another app.",
    totpDisabled: "Two-step login is off. Set up an authenticator app first.",
    resetSent:
      "If the account exists, a link has been sent to the administrator's address. It works once, within 30 minutes.",
    resetUnavailable:
      "Outgoing mail is not set up. On the server, run npm run admin -- set-password <username> to set a new password.",
    resetInvalid: "The link has run out or was used already. Please ask for a new one.",
  },
});
