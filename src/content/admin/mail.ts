import type { MailTrouble } from "#domain/inquiries/inbox-mail.ts";
import type { MailSecurity } from "#domain/mail/mail-settings.ts";

export const mailTroubles = {
  unreachable:
    "메일 서버에 연결할 수 없습니다. ‘메일 설정’의 서버 이름과 포트, 서버의 인터넷 연결을 확인해 주세요.",
  timeout: "메일 서버가 제때 응답하지 않았습니다. ‘메일 설정’의 포트와 메일 서버 상태를 확인해 주세요.",
  tls: "메일 서버에 암호화하여 연결하지 못했습니다. ‘메일 설정’의 연결 방식과 포트, 서버의 인증서를 확인해 주세요.",
  login: "메일 서버가 로그인을 거부했습니다. ‘메일 설정’의 계정과 비밀번호를 확인해 주세요.",
  busy: "메일 서버가 지금은 메일을 받지 않습니다. 잠시 후 자동으로 다시 보냅니다.",
  sender: "메일 서버가 보내는 주소를 거부했습니다. ‘메일 설정’의 보내는 주소를 확인해 주세요.",
  recipient: "메일 서버가 받는 주소를 거부했습니다. ‘메일 설정’의 받는 주소를 확인해 주세요.",
  "some-recipients": "메일 서버가 받는 주소 일부를 거부했습니다. ‘메일 설정’의 받는 주소를 확인해 주세요.",
  "some-waiting": "받는 주소 일부에는 아직 보내지 못했습니다. 그 주소에만 자동으로 다시 보냅니다.",
  refused: "메일 서버가 메일을 거부했습니다.",
  "not-public":
    "인터넷에 있는 메일 서버가 아니어서 연결하지 않았습니다. ‘메일 설정’의 서버 이름을 확인해 주세요. 사내 메일 서버라면 서버 담당자에게 SMTP_ADDRESSES=any 설정을 요청해 주세요.",
  unsealed:
    "저장된 메일 비밀번호를 열 수 없습니다. 서버의 비밀 키가 바뀌었으니 ‘메일 설정’에서 비밀번호를 다시 입력해 주세요.",
  unknown: "메일을 보내지 못했습니다.",
} satisfies Record<MailTrouble, string>;

export const mailWords = {
  title: "메일 설정",
  lead: "문의 알림, 고객에게 보내는 접수 확인과 답변, 비밀번호 재설정 메일을 여기서 정한 대로 보냅니다. 저장하면 바로 적용됩니다.",
  loading: "메일 설정을 불러오는 중...",
  failed: "메일 설정을 불러오지 못했습니다.",
  retry: "다시 시도",
  state: {
    isSetUp: "메일 서버 {server}에서 보냅니다. 보내는 주소는 {from}입니다.",
    encrypted: "반드시 암호화하여 보냅니다.",
    unencrypted: "메일 서버가 암호화를 지원하지 않으면 암호화하지 않고 보냅니다.",
    withLogin: "메일 계정으로 로그인하여 보냅니다.",
    withoutLogin: "메일 계정으로 로그인하지 않고 보냅니다.",
    inquiriesTo: "문의 알림은 {to} 주소로 보냅니다.",
    notSetUp: "메일 발송이 설정되지 않았습니다. 문의는 문의함에만 저장됩니다.",
    how: "메일 서버를 입력해 주세요. 쓰시는 메일 서비스의 SMTP 안내에서 서버 이름과 포트를 찾을 수 있습니다.",
  },
  fixed: {
    server: "메일 서버는 서버 환경 변수 SMTP_URL로 정해져 있어 여기서 바꿀 수 없습니다.",
    sender: "보내는 사람은 서버 환경 변수 MAIL_FROM으로 정해져 있어 여기서 바꿀 수 없습니다.",
    off: "서버 환경 변수 SMTP_URL로 메일 발송을 꺼 두었습니다.",
    recipients: "받는 주소는 서버 환경 변수 INQUIRY_TO로 정해져 있어 여기서 바꿀 수 없습니다.",
  },
  recipients: {
    title: "문의 알림",
    label: "알림 받을 주소",
    hint: "여러 명이면 쉼표로 나누어 입력하세요. 비워 두면 {to} 주소로 보냅니다.",
  },
  sender: {
    title: "보내는 사람",
    name: "이름",
    nameHint: "비워 두면 회사 이름({name})으로 보냅니다.",
    address: "주소",
    addressHint:
      "메일 서버가 허용하는 주소여야 합니다. 보통 계정과 같은 주소입니다. 비워 두면 {address} 주소를 씁니다.",
  },
  server: {
    title: "메일 서버 (SMTP)",
    host: "서버 이름",
    security: "연결 방식",
    securities: {
      tls: "처음부터 암호화 (TLS)",
      starttls: "연결 후 암호화 (STARTTLS)",
      optional: "가능하면 암호화",
    } satisfies Record<MailSecurity, string>,
    port: "포트",
    username: "계정",
    usernameHint: "로그인이 필요 없는 서버면 비워 두세요.",
    password: "비밀번호",
    passwords: {
      none: "암호화하여 저장하며 다시 표시하지 않습니다.",
      stored: "저장되어 있으며 다시 표시하지 않습니다. 바꿀 때만 입력하세요.",
      "sealed by another key":
        "저장된 비밀번호를 열 수 없습니다. 서버의 비밀 키가 바뀌었으니 다시 입력해 주세요.",
    },
  },
  save: "저장",
  saving: "저장 중...",
  saved: "메일 설정을 저장했습니다.",
  savedDescription: "시험 메일을 보내 확인해 보세요.",
  notSaved: "메일 설정을 저장하지 못했습니다.",
  test: {
    title: "시험 메일",
    lead: "저장한 설정으로 보냅니다.",
    to: "받는 주소",
    send: "시험 메일 보내기",
    sending: "시험 메일을 보내는 중...",
    taken: "{to} 주소로 시험 메일을 보냈습니다. 받은편지함과 스팸함을 확인해 주세요.",
    failed: "시험 메일을 보내지 못했습니다.",
    failedAt: "시험 메일을 보내지 못했습니다. 메일 서버: {server}",
    serverReply: "메일 서버의 답: “{words}”",
    /** Reply of the mail server, or the system's error if no server replied. */
    received: "받은 답: “{words}”",
    troubles: {
      ...mailTroubles,
      timeout: "메일 서버가 제때 응답하지 않았습니다. 포트가 맞는지 확인하고 잠시 후 다시 보내 보세요.",
      busy: "메일 서버가 지금은 메일을 받지 않습니다. 잠시 후 다시 보내 보세요.",
      recipient: "메일 서버가 받는 주소를 거부했습니다. 주소를 확인해 주세요.",
      "some-recipients": "메일 서버가 받는 주소를 거부했습니다. 주소를 확인해 주세요.",
    } satisfies Record<MailTrouble, string>,
  },
};
