import { useState } from 'react';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { handOverWords } from '@/words/hand-over-words';
import { HandOverBar } from './hand-over-bar';
import { HandOverPage } from './hand-over-page';
import { ReportDocument } from './report-document';
import { ReportPhotos } from './report-photos';
import { REPORT_FORMATS, type ReportFormat, useReport } from './use-report';
import { useWayBack } from './use-way-back';

type ReportScreenProps = {
  /** Called with a failure that cannot be handled here. */
  onFailure(error: unknown): void;
};

/** The report of the battle: to read, share, copy, save as a file or print. */
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
      <ReportPhotos />
    </HandOverPage>
  );
}
