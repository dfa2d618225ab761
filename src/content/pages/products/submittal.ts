import { page } from "../../kinds/declare.ts";
import { localized } from "../../localized.ts";

/** Words of the page that gives all files for the approval of a tower, and of the archive. */
export const submittal = localized({
  ko: {
    meta: {
      title: "냉각탑 승인 제출 서류 묶음(ZIP) | {name}",
      description:
        "냉각탑 모델과 대수, 설계 조건을 선택하면 설계 시트, 시방서 문안, 외형도, 카탈로그, 인증서와 시험성적서를 목차와 함께 ZIP 파일 하나로 내려받을 수 있습니다.",
      keywords:
        "냉각탑 승인도, 냉각탑 제출 서류, 냉각탑 시험성적서, 냉각탑 시방서, 냉각탑 외형도, 냉각탑 카탈로그",
    },
    h1: "제출 서류",
    lead: "모델과 대수, 설계 조건을 선택하면 승인에 필요한 서류를 목차와 함께 ZIP 파일 하나로 드립니다.",
    drawing: "시방서 문안, 표, 외형도가 겹쳐 있는 서류 묶음",
    form: {
      title: "모델과 조건 선택",
      product: "모델",
      choose: "선택해 주세요",
      series: "{title} (시리즈 전체)",
      units: "대수",
      duty: "설계 조건(선택)",
      dutyHint: "네 값을 모두 입력하면 설계 시트가 들어갑니다.",
      project: "프로젝트명(선택)",
      submit: "서류 보기",
    },
    answer: {
      download: "ZIP 내려받기",
      files: "들어 있는 파일",
      missing: "들어 있지 않은 서류",
      ask: "이 선택으로 견적 문의",
    },
    problems: {
      unknown: "이 모델을 찾을 수 없습니다. 모델을 다시 선택해 주세요.",
      duty: "설계 조건을 계산할 수 없습니다. 네 값을 확인해 주세요.",
      unread: "사용할 수 없는 값은 뺐습니다: {names}. 필요하면 다시 입력해 주세요.",
      refused: "사용할 수 없는 값이 있습니다: {names}. 값을 고쳐 다시 요청해 주세요.",
      tooMany: "짧은 시간에 서류를 여러 번 요청하셨습니다. 잠시 후 다시 시도해 주세요.",
    },
    archive: {
      title: "{towers} 제출 서류",
      contents: "목차",
      company: "회사: {name}",
      created: "작성일: {date}",
      address: "이 서류를 다시 받는 주소: {address}",
      selection: "선택한 모델과 조건",
      sheet: "설계 시트",
      drawing: "외형도",
      catalog: "{title} 카탈로그",
      ownFigures:
        "{options} 사양의 치수, 중량, 전동기, 풍량, 양정, 소음은 이 서류의 모델 값과 다르므로 따로 보내 드립니다.",
      sample: "예시 값이 들어 있어 시공에 쓸 수 없습니다.",
    },
    missing: {
      sheet: "설계 시트: 설계 조건을 입력하면 들어갑니다.",
      sheetRefused: "설계 시트: {reason}",
      tender: "{title}: 설계 조건을 만족하지 못하는 선택이므로 넣지 않았습니다. {reason}",
      drawing: "외형도: 이 모델은 치수를 공개하지 않았습니다. 문의해 주시면 보내 드립니다.",
      drawingOfOptions: "외형도: {options} 사양의 치수는 문의해 주시면 보내 드립니다.",
      drawings: "외형도: 모델을 선택하면 들어갑니다.",
      catalog: "{title}: 문의해 주시면 보내 드립니다.",
      elsewhere: "{title}: 다음 주소에 있습니다. {address}",
      technical: "인증서, 시험성적서, 지침서: 등록된 파일이 없습니다. 문의해 주시면 보내 드립니다.",
      tooLarge: "{title}: 파일이 커서 묶음에 넣지 않았습니다. {address}에서 받아 주세요.",
    },
  },
  en: {
    meta: {
      title: "Cooling tower submittal package (ZIP) | {name}",
      description:
        "Design sheet, tender text, outline drawing, catalog, certificates and test reports of the towers you choose, with a table of contents, as one ZIP file.",
      keywords:
        "cooling tower submittal, cooling tower approval drawing, cooling tower test report, cooling tower specification, cooling tower catalog",
    },
    h1: "Submittals",
    lead: "Choose model, number and duty to get all documents for approval in one ZIP file with a table of contents.",
    drawing: "Sheets of a submittal: tender text, table and outline drawing",
    form: {
      title: "Model and duty",
      product: "Model",
      choose: "Choose a model",
      series: "{title} (whole series)",
      units: "Number of towers",
      duty: "Design conditions (optional)",
      dutyHint: "With all four values the package includes a design sheet.",
      project: "Project (optional)",
      submit: "Show documents",
    },
    answer: {
      download: "Download ZIP",
      files: "Files in the package",
      missing: "Not in the package",
      ask: "Get a quote for this selection",
    },
    problems: {
      unknown: "This model is not available. Choose a model again.",
      duty: "The design conditions cannot be calculated. Check the four values.",
      unread: "Values that cannot be used were left out: {names}. Enter them again if you need them.",
      refused: "These values cannot be used: {names}. Correct them and try again.",
      tooMany: "Several packages were requested within a short time. Please wait a moment and try again.",
    },
    archive: {
      title: "Submittal {towers}",
      contents: "Contents",
      company: "Company: {name}",
      created: "Date: {date}",
      address: "Address of this package: {address}",
      selection: "Model and duty",
      sheet: "Design sheet",
      drawing: "Outline drawing",
      catalog: "{title} catalog",
      ownFigures:
        "Dimensions, weights, motors, airflow, pump head and sound of {options} differ from the model data in these documents. We submit them separately.",
      sample: "Contains sample figures. Not for construction.",
    },
    missing: {
      sheet: "Design sheet: included once the design conditions are entered.",
      sheetRefused: "Design sheet: {reason}",
      tender: "{title}: left out because the selection does not meet the duty. {reason}",
      drawing: "Outline drawing: the dimensions of this model are not published. Ask us and we will send it.",
      drawingOfOptions: "Outline drawing: ask us for the dimensions of {options} and we will send them.",
      drawings: "Outline drawing: included once a model is chosen.",
      catalog: "{title}: ask us and we will send it.",
      elsewhere: "{title}: see {address}",
      technical: "Certificates, test reports, manuals: no files are published. Ask us and we will send them.",
      tooLarge: "{title}: too large for the package. Download it from {address}.",
    },
  },
});

export const submittalKinds = page<typeof submittal>({});
