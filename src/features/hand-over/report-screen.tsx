import { useState } from 'react';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { handOverWords } from '@/words/hand-over-words';
import { HandOverBar } from './hand-over-bar';
import { HandOverPage } from './hand-over-page';
import { ReportDocument } from './report-document';
import { REPORT_FORMATS, type ReportFormat, useReport } from './use-report';
import { useWayBack } from './use-way-back';

type ReportScreenProps = {
  /** Takes a failure that this screen cannot put right. */
  onFailure(error: unknown): void;
};

/** The battle as one tells it afterwards: read here, shared, copied, kept as a file or printed. */
export function ReportScreen({ onFailure }: ReportScreenProps) {
  const [format, setFormat] = useState<ReportFormat>('text');
  const { blocks, soFar, handedOver } = useReport(format);
  const { report } = handOverWords;
  const back = useWayBack();
  return (
    <HandOverPage
      back={back}
      title={soFar ? report.titleSoFar : report.title}
      bar={<HandOverBar {...handedOver} printed onFailure={onFailure} />}
    >
      <div className="pb-4 print:hidden">
        <SegmentedChoice<ReportFormat>
          label={report.format}
          options={REPORT_FORMATS.map((id) => ({ id, label: report.formats[id] }))}
          chosen={format}
          onChoose={setFormat}
        />
      </div>
      <ReportDocument blocks={blocks} />
    </HandOverPage>
  );
}
