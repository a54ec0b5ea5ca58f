import 'server-only';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { stripQueryStrings } from './strip-query-strings';

class CarefulProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    stripQueryStrings(span.attributes);
    // Next names the span of a fetch after its whole URL.
    Object.assign(span, { name: span.name.split('?')[0] });
    super.onEnd(span);
  }
}

/** Sends the spans that Next records to the collector in OTEL_EXPORTER_OTLP_ENDPOINT; the returned function sends the remaining ones and stops it. */
export function startTelemetry(): () => Promise<void> {
  const provider = new NodeTracerProvider({ spanProcessors: [new CarefulProcessor(new OTLPTraceExporter())] });
  provider.register();
  return () => provider.shutdown();
}
