import type { Role } from "#domain/admin/roles.ts";

interface RoleWords extends Readonly<Record<string, unknown>> {
  names: Record<Role, string>;
  hints: Record<Role, string>;
}

export const administratorWords = {
  title: "관리자",
  list: "관리자 목록",
  total: "{count}명",
  hint: "관리자마다 사용자명, 비밀번호, 2단계 인증을 따로 씁니다. 누가 무엇을 했는지는 ‘계정’ 화면의 활동 기록에서 볼 수 있습니다.",
  roles: {
    label: "역할",
    names: { administrator: "관리자", editor: "편집자", sales: "영업" },
    hints: {
      administrator: "모든 화면을 쓰고 관리자 계정과 사이트 설정을 바꿉니다.",
      editor: "사이트 문구와 사진, 제품, 시공사례를 바꿉니다. 문의는 볼 수 없습니다.",
      sales: "문의함을 보고 답변합니다. 사이트 내용은 바꿀 수 없습니다.",
    },
    button: "역할 변경",
    buttonOf: "{username} 역할 변경",
    title: "{username} 역할 변경",
    submit: "변경",
    submitting: "변경 중...",
    done: "{username}의 역할을 바꿨습니다: {role}",
  } satisfies RoleWords,
  columns: { username: "사용자명", role: "역할", state: "상태", lastLogin: "마지막 로그인", action: "관리" },
  oneself: "나",
  never: "아직 없음",
  states: {
    secondFactor: "2단계 인증",
    noSecondFactor: "2단계 인증 없음",
    provisional: "임시 비밀번호 사용 중",
  },
  failure: "요청을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  cancel: "취소",
  add: {
    button: "관리자 추가",
    title: "관리자 추가",
    description: "임시 비밀번호를 자동으로 만들어 한 번만 보여 드립니다.",
    username: "새 관리자의 사용자명",
    usernameHint: "영문자, 숫자와 . _ @ - 만 쓸 수 있습니다. 추가한 뒤에는 바꿀 수 없습니다.",
    currentPassword: "내 현재 비밀번호",
    submit: "추가",
    submitting: "추가 중...",
  },
  added: {
    title: "관리자를 추가했습니다",
    description:
      "아래 임시 비밀번호를 새 관리자에게 안전하게 전달해 주세요. 이 창을 닫으면 다시 볼 수 없습니다. 새 관리자는 로그인한 뒤 ‘계정’ 화면에서 비밀번호를 바꿔야 합니다.",
    username: "사용자명",
    password: "임시 비밀번호",
    copy: "비밀번호 복사",
    copied: "비밀번호를 복사했습니다.",
    notCopied: "복사하지 못했습니다. 직접 선택해 주세요.",
    done: "전달했습니다",
    leaving: {
      title: "임시 비밀번호를 전달하셨습니까?",
      question: "나가면 이 임시 비밀번호를 다시 볼 수 없습니다. 나가시겠습니까?",
      leave: "나가기",
      stay: "계속 보기",
    },
  },
  removal: {
    button: "삭제",
    buttonOf: "{username} 삭제",
    title: "관리자 삭제",
    question:
      "관리자 {username}의 계정을 정말 삭제하시겠습니까? 모든 기기에서 바로 로그아웃되며 되돌릴 수 없습니다.",
    questionOneself:
      "지금 로그인한 내 계정({username})을 정말 삭제하시겠습니까? 바로 로그아웃되며 다시 로그인할 수 없습니다.",
    oneself: "내 계정이 삭제되는 것을 확인했습니다.",
    oneselfMissing: "내 계정을 삭제하려면 확인란을 선택해주세요",
    submit: "삭제",
    submitting: "삭제 중...",
    done: "관리자 {username}의 계정을 삭제했습니다.",
    doneOneself: "내 계정을 삭제했습니다.",
  },
  work: {
    planned: "{username} 이름으로 게시 예약 {count}건이 있습니다. 취소하지 않으면 예약한 시각에 게시됩니다:",
    content: "사이트 편집({count}건)",
    pages: "페이지·소식({count}건)",
    inquiries:
      "{username} 담당으로 처리가 끝나지 않은 문의 {count}건이 있습니다. 담당을 바꾸지 않으면 그대로 남습니다:",
    inbox: "문의함",
    failed: "이 계정의 게시 예약과 담당 문의를 확인하지 못했습니다.",
  },
  notices: {
    provisional: {
      title: "아직 임시 비밀번호를 쓰고 있습니다.",
      description: "나만 아는 비밀번호로 바꿔 주세요.",
      link: "비밀번호 바꾸기",
    },
    secondFactor: "2단계 인증을 켜 주세요.",
  },
  enrolment: {
    title: "2단계 인증 설정",
    description: "이 사이트의 관리자는 모두 2단계 인증을 켜야 합니다. 설정을 마치면 관리 화면이 열립니다.",
  },
} as const;

/** Dialog that asks for the password again before a change that a stolen session must not make. */
export const reauthenticationWords = {
  title: "본인 확인",
  description:
    "되돌릴 수 없거나 안전에 관한 작업이라 한 번 더 확인합니다. 확인하면 10분 동안 다시 묻지 않습니다.",
  labels: { currentPassword: "현재 비밀번호", code: "인증 앱의 코드 또는 복구 코드" },
  methods: { currentPassword: "비밀번호로 확인", code: "인증 코드로 확인" },
  failure: "확인하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  cancel: "취소",
  submit: "확인",
  submitting: "확인 중...",
} as const;
