import { importLimits } from "#domain/records/import/sheet-import.ts";
import { withParticle } from "../../editing/particles.ts";
import { wholeNumber } from "../../figures/whole-number.ts";
import { megabytes, sheetProblems } from "./sheet-problems.ts";

const words = {
  link: "가져오기 · 내보내기",
  back: "{records} 목록으로",
  title: "{records} 가져오기",
  template: "서식 내려받기",
  export: "등록된 {records} 내려받기",
  exporting: "내려받는 중...",
  exported: "{records} {count}건을 내려받았습니다.",
  notExported: "{records:을} 내려받지 못했습니다.",
  templateFile: "{records} 서식",
  exportFile: "{records}",
  steps: {
    files: "1. 파일 선택",
    columns: "2. 열 맞추기",
    rows: "3. 내용 확인",
    photos: "4. 사진 확인",
    store: "5. 가져오기",
  },
  files: {
    choose: "파일 선택",
    reading: "파일을 읽는 중...",
    sheet: "{name} · {count}행",
    sheets: "가져올 시트",
    sheetsHint:
      "파일에 시트가 여러 개 있습니다. 가져올 시트를 모두 선택해 주세요. 제목이 같은 열은 하나로 합칩니다.",
    noSheetTaken: "가져올 시트를 하나 이상 선택해 주세요.",
    sheetRows: "{name} · 모두 {count}줄",
    photos: "사진 {count}장",
    noSheet: "엑셀이나 CSV 파일이 아직 없습니다. 파일을 선택해 주세요.",
    severalSheets: "엑셀이나 CSV 파일이 여러 개입니다. 이 파일만 읽었습니다: {name}",
    unknown: "읽지 않은 파일: {names}",
    again: "처음부터 다시 하기",
    restored: "지난번에 고치던 내용을 불러왔습니다.",
    tooManyRows: `모두 {count}행입니다. 한 번에 ${wholeNumber(importLimits.rows)}행까지 가져올 수 있으니 나눠서 가져와 주세요.`,
    noRows: "제목 줄만 있고 내용이 없습니다. 내용을 입력한 뒤 다시 선택해 주세요.",
  },
  sheetProblems,
  columns: {
    hint: "열 제목에 맞는 항목을 자동으로 찾았습니다. 다르면 고쳐 주세요.",
    table: "파일의 열과 {records} 항목",
    heading: "파일의 열 제목",
    sample: "첫 내용",
    meaning: "{records} 항목",
    meaningOf: "‘{heading}’ 열의 항목",
    noHeading: "{letter}열 (제목 없음)",
    none: "가져오지 않음",
  },
  questions: {
    title: "한 번에 정할 것 {count}가지",
    done: "한 번에 정할 것을 모두 정했습니다. 다르면 고쳐 주세요.",
    hint: "여기에서 정하면 해당하는 모든 행에 적용합니다. 행마다 다르면 아래 표에서 고쳐 주세요.",
    forAll: "{label} (모든 행)",
    forBlanks: "{label} (빈칸 {rows}개)",
    unit: "용량의 단위 (숫자만 있는 {rows}행)",
    word: "‘{word}’의 뜻 ({rows}행)",
    choose: "선택해 주세요",
    nothing: "쓰지 않음",
  },
  rows: {
    more: "외 {count}개",
    open: "위에서 한 번에 정할 것이 {count}가지 남았습니다.",
    fine: "{count}행을 모두 가져올 수 있습니다.",
    problems: "고칠 곳이 {rows}개 행에 {cells}곳 있습니다.",
    problemOf: "{row}행 {column}: {problem}",
    onlyProblems: "고칠 행만 보기",
    all: "모든 행 보기",
    table: "가져올 내용",
    row: "행",
    cell: "{row}행 {column}",
    idRepeated: "{row}행과 사이트 번호가 같습니다. 둘 중 한 행을 빼 주세요.",
    idUnknown: "등록된 {records:을} 내려받은 파일에 있는 번호만 쓸 수 있습니다. 모르면 비워 두세요.",
    leaveOut: "{row}행 빼기",
    omitted: "뺀 행 {count}개",
    bringBack: "되살리기",
    actions: "관리",
  },
  store: {
    first: "위에 표시된 곳을 고치면 무엇이 바뀌는지 여기에 표시합니다.",
    comparing: "등록된 {records:과} 비교하는 중...",
    notCompared: "등록된 {records:과} 비교하지 못했습니다.",
    retry: "다시 비교",
    added: "추가",
    changed: "수정",
    same: "그대로",
    count: "{count}건",
    nothing: "등록된 {records:과} 모두 같아 가져올 내용이 없습니다.",
    unlistedStay: "파일에 없는 {records}도 삭제하지 않고 그대로 둡니다.",
    left: "손대지 않음",
    undecided: "선택 필요",
    changes: "등록된 {records:과} 다른 행",
    changeTitle: "{row}행 {before}",
    change: "{label}: {before} → {after}",
    empty: "(비어 있음)",
    photo: "사진",
    newPhoto: "새 사진",
    preparing: "사진을 변환해 올리는 중 {done}/{count}",
    photoFailed: "{row}행의 사진 ‘{name}’: {problem}",
    noAnswer:
      "서버가 응답하지 않았습니다. ‘이어서 하기’ 버튼을 누르면 이미 올린 사진은 다시 올리지 않고 계속합니다.",
    decision: "{row}행을 어떻게 할지",
    decisions: {
      none: "선택해 주세요",
      update: "등록된 {records} 수정",
      add: "새 {records:으로} 추가",
      leave: "손대지 않음",
    },
    askUndecided: "{count}개 행을 어떻게 할지 선택해 주세요.",
    allUndecided: "선택하지 않은 행 모두:",
    submit: "{count}건 가져오기",
    storing: "저장하는 중...",
    stop: "멈추기",
    stopped: "멈췄습니다. 아무것도 저장하지 않았습니다.",
    failed: "가져오지 못했습니다. 아무것도 저장하지 않았습니다.",
    unsure:
      "서버가 응답하지 않아 저장되었는지 알 수 없습니다. ‘이어서 하기’ 버튼을 눌러도 두 번 등록되지 않습니다.",
    tooLarge: `내용이 너무 많습니다. ${megabytes(importLimits.bytes)}까지 보낼 수 있으니 나눠서 가져와 주세요.`,
    again: "이어서 하기",
  },
  undone: {
    button: "가져오기 되돌리기",
    runs: "최근 가져오기",
    run: "{time} · {by} · 추가 {added}건, 수정 {changed}건",
    runBy: "{time}의 가져오기 되돌리기",
    nobody: "관리자",
    title: "가져오기 되돌리기",
    question:
      "추가한 {records} {added}건은 휴지통으로 옮기고, 수정한 {changed}건은 가져오기 전의 내용으로 되돌립니다. 그 뒤에 고친 {records:은} 그대로 둡니다. 되돌리시겠습니까?",
    confirm: "되돌리기",
    cancel: "취소",
    success: "가져오기를 되돌렸습니다: {undone}건.",
    changedStay: "그 뒤에 고치거나 게시·예약하거나 삭제한 {kept}건은 그대로 두었습니다.",
    failed: "가져오기를 되돌리지 못했습니다.",
    log: "되돌린 {undone}건, 그대로 둔 {kept}건",
  },
  done: {
    title: "{records:을} 가져왔습니다",
    list: "{records} 목록 보기",
    more: "다른 파일 가져오기",
  },
  leaving: {
    preparing: {
      title: "가져오는 중입니다",
      question: "지금 나가면 아무것도 저장되지 않습니다. 멈추고 나가시겠습니까?",
      leave: "멈추고 나가기",
      stay: "계속 가져오기",
    },
    storing: {
      title: "저장하는 중입니다",
      question:
        "저장하는 중이라 멈출 수 없습니다. 나가도 저장될 수 있으니 나중에 이 화면의 ‘최근 가져오기’에서 확인해 주세요. 나가시겠습니까?",
      leave: "나가기",
      stay: "기다리기",
    },
  },
  leavingCorrected: {
    title: "가져오지 않은 내용",
    question:
      "고친 내용을 아직 가져오지 않았습니다. 나가도 이 브라우저에 남으니 다시 와서 이어서 할 수 있습니다. 나가시겠습니까?",
    leave: "나가기",
    stay: "계속 고치기",
  },
  replacing: {
    title: "가져오지 않은 내용",
    question:
      "‘{name}’ 파일을 고친 내용을 아직 가져오지 않았습니다. 새 파일로 바꾸면 고친 내용은 지워집니다. 새 파일로 바꾸시겠습니까?",
    confirm: "새 파일로 바꾸기",
    cancel: "계속 고치기",
  },
  restarting: {
    title: "가져오지 않은 내용",
    question:
      "‘{name}’ 파일을 고친 내용을 아직 가져오지 않았습니다. 처음부터 다시 하면 고친 내용은 지워집니다. 지우시겠습니까?",
    confirm: "지우고 처음부터",
    cancel: "계속 고치기",
  },
  counts: "추가 {added}건, 수정 {changed}건, 그대로 {same}건, 손대지 않음 {left}건",
  notes: {
    sheet: "안내",
    headings: ["항목", "필수", "입력 방법"],
    required: "필수",
  },
};

/** Returns the texts for a kind of records. @param records its Korean name, which determines the particles */
export function listWords(records: string): typeof words {
  return named(words, records) as typeof words;
}

function named(value: unknown, records: string): unknown {
  if (typeof value === "string")
    return value.replace(/\{records(?::(\p{L}+))?\}/gu, (_, particle?: string) =>
      particle === undefined ? records : withParticle(records, particle),
    );
  if (Array.isArray(value)) return value.map((each) => named(each, records));
  const parts = Object.entries(value ?? {}).map(([name, part]) => [name, named(part, records)]);
  return Object.fromEntries(parts);
}

export interface ListWords extends SharedWords {
  lead: string;
  files: SharedWords["files"] & { hint: string; kinds: string };
  store: SharedWords["store"] & { changesHint: string };
  notes: SharedWords["notes"] & { general: readonly string[]; of: Readonly<Record<string, string>> };
}

type SharedWords = typeof words;
