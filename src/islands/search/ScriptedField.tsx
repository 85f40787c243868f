type Props = { isHydrated: boolean; name: 'category' | 'lat' | 'lon'; value: string | number };

/**
 * A hidden field that is submitted only where scripts run. Without scripts the category has its own select, and coordinates would be wrong
 * for a place that was typed over. Until hydration the field belongs to no form; search-behaviour.ts attaches it.
 */
export function ScriptedField({ isHydrated, name, value }: Props) {
  return <input type="hidden" name={name} value={value} form={isHydrated ? undefined : 'needs-scripts'} />;
}
