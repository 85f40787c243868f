type Props = { isHydrated: boolean; name: 'category' | 'lat' | 'lon'; value: string | number };

/**
 * A hidden field that is sent only where scripts run. Without scripts the category has its own select, and a point would be sent with a
 * place that was typed over it. Until React has hydrated the field belongs to no form; search-behaviour.ts puts it back into its form.
 */
export function ScriptedField({ isHydrated, name, value }: Props) {
  return <input type="hidden" name={name} value={value} form={isHydrated ? undefined : 'needs-scripts'} />;
}
