import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { stripPersonalAttributes } from './strip-personal-attributes';

const shutdownMs = 2000;

class CarefulProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    stripPersonalAttributes(span.attributes);
    // Next names the span of a fetch after its whole URL.
    Object.assign(span, { name: span.name.split('?')[0] });
    super.onEnd(span);
  }
}

/**
 * Sends the spans that Next records to the collector in OTEL_EXPORTER_OTLP_ENDPOINT; the returned function sends the
 * remaining ones and stops it.
 */
export function startTelemetry(): () => Promise<void> {
  const provider = new NodeTracerProvider({ spanProcessors: [new CarefulProcessor(new OTLPTraceExporter())] });
  provider.register();
  // A collector that hangs would otherwise hold the process until it is killed, with emails unfinished.
  return () =>
    Promise.race([
      provider.shutdown(),
      sleep(shutdownMs, undefined, { ref: false }).then(() => {
        throw new Error(`the collector did not take them within ${shutdownMs / 1000} s`);
      }),
    ]);
}
